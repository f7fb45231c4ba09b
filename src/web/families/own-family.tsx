import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { useFormat } from "../shared/format.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useToast } from "../ui/toast.tsx";
import { CodeForm, type NewCode } from "./code-form.tsx";
import { EndLink } from "./end-link.tsx";
import { FamilyView } from "./family-view.tsx";
import { OwnAnswers } from "./own-answers.tsx";
import { SeenBy } from "./seen-by.tsx";
import { ShownCareers } from "./shown-careers.tsx";
import { ToldCode, useCodeEnd } from "./told-code.tsx";
import { UnreadFamily } from "./unread-family.tsx";

const familyQuery = apiQuery("GET /api/family", {});

interface OwnFamilyProps {
	readonly firstName: string;
	/** Titles of careers by id. */
	readonly titles: Readonly<Record<string, string>>;
}

/** A student's links: what each parent sees, what is shown to them, and a code for another. */
export function OwnFamily({ firstName, titles }: OwnFamilyProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const toast = useToast();
	const endOf = useCodeEnd();
	const [made, setMade] = useState<NewCode | null>(null);
	// A parent uses the code somewhere else: the page follows while it waits.
	const loaded = loadedOf(useQuery({ ...familyQuery, refetchInterval: made ? 4000 : false }));
	const withdraw = useApiMutation("DELETE /api/family/code", {
		invalidates: ["GET /api/family"],
		onSuccess: () => {
			setMade(null);
			toast({ tone: "success", title: t("families.student.make.withdrawn") });
		},
	});
	if (loaded.status === "loading") return <Skeleton className="h-80 w-full" />;
	if (loaded.status === "error") return <UnreadFamily onRetry={loaded.retry} />;
	const { code, preview, ownCareers, parents } = loaded.data;
	return (
		<div className="grid gap-16">
			{parents.map((parent) => (
				<section key={parent.id} aria-labelledby={`parent-${parent.id}`} className="grid gap-6">
					<div className="flex flex-wrap items-end justify-between gap-4 border-t border-hairline pt-6">
						<div className="grid gap-1">
							<h2 id={`parent-${parent.id}`} className="display-3">
								{parent.parentName}
							</h2>
							<p className="text-soft">
								{t("families.student.since", {
									child: parent.childName,
									date: format.mediumDate(parent.linkedAt),
								})}
							</p>
						</div>
						<EndLink linkId={parent.id} name={parent.parentName} side="student" />
					</div>
					<div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
						<SeenBy label={t("families.student.exactly", { parent: parent.parentName })}>
							<FamilyView view={parent.view} titles={titles} />
						</SeenBy>
						<div className="grid content-start gap-10">
							<ShownCareers parent={parent} ownCareers={ownCareers} titles={titles} />
							<OwnAnswers parent={parent} />
						</div>
					</div>
				</section>
			))}
			<section
				aria-labelledby="link-parent"
				className="grid gap-x-14 gap-y-10 border-t border-hairline pt-6 lg:grid-cols-2"
			>
				<div className="grid content-start gap-5">
					<h2 id="link-parent" className="display-3">
						{t("families.student.make.title")}
					</h2>
					{made && code ? <ToldCode key={made.code} {...made} /> : null}
					{code && !made ? <p>{t("families.student.make.waiting", endOf(code.expiresAt))}</p> : null}
					{code ? (
						<Button
							look="quiet"
							className="justify-self-start"
							disabled={withdraw.isPending}
							onClick={() => withdraw.mutate({})}
						>
							{t("families.student.make.withdraw")}
						</Button>
					) : null}
					<CodeForm firstName={firstName} onMade={setMade} />
				</div>
				{parents.length === 0 ? (
					<SeenBy label={t("families.student.preview")}>
						<FamilyView view={preview} titles={titles} />
					</SeenBy>
				) : null}
			</section>
		</div>
	);
}
