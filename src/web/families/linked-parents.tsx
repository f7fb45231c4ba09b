import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { useFocusAfterLoss } from "../shared/hooks/use-focus-after-loss.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useScannedCode } from "../shared/links/scanned-code.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useToast } from "../ui/toast.tsx";
import { AnswerParent } from "./answer-parent.tsx";
import { ChildView } from "./child-view.tsx";
import { CodeForm } from "./code-form.tsx";
import { CodePanel, useCodeEnd } from "./code-panel.tsx";
import { EndLink } from "./end-link.tsx";
import { FamilyLoadError } from "./family-load-error.tsx";
import { OwnAnswers } from "./own-answers.tsx";
import { ParentViewFrame } from "./parent-view-frame.tsx";
import { ShownCareers } from "./shown-careers.tsx";
import { useWaitingCode } from "./use-waiting-code.ts";

const familyQuery = apiQuery("GET /api/family", {});

interface LinkedParentsProps {
	readonly firstName: string;
	/** Titles of careers by id. */
	readonly titles: Readonly<Record<string, string>>;
}

/** A student's links: each parent's view, the data shown to them, and a code for another. */
export function LinkedParents({ firstName, titles }: LinkedParentsProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const toast = useToast();
	const endOf = useCodeEnd();
	const { made, onMade, onWithdrawn, following } = useWaitingCode();
	const query = useQuery({ ...familyQuery, ...following });
	const loaded = loadedOf(query);
	const heading = useFocusAfterLoss<HTMLHeadingElement>(query.data?.parents.length ?? 0);
	const hasScanned = useScannedCode() !== "";
	const withdraw = useApiMutation("DELETE /api/family/code", {
		invalidates: ["GET /api/family"],
		onSuccess: () => {
			onWithdrawn();
			toast({ tone: "success", title: t("families.student.make.withdrawn") });
		},
	});
	if (loaded.status === "loading") return <Skeleton className="h-80 w-full" />;
	if (loaded.status === "error") return <FamilyLoadError onRetry={loaded.retry} />;
	const { code, preview, ownCareers, parents } = loaded.data;
	const answer = hasScanned ? null : <AnswerParent firstName={firstName} />;
	return (
		<div className="grid gap-16">
			{hasScanned ? <AnswerParent firstName={firstName} /> : null}
			{parents.map((parent) => (
				<section key={parent.id} aria-labelledby={`parent-${parent.id}`} className="grid gap-6">
					<div className="grid gap-1 border-t border-hairline pt-6">
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
					<div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
						<ParentViewFrame label={t("families.student.exactly", { parent: parent.parentName })}>
							<ChildView view={parent.view} titles={titles} />
						</ParentViewFrame>
						<div className="grid content-start gap-10">
							<ShownCareers parent={parent} ownCareers={ownCareers} titles={titles} />
							<OwnAnswers parent={parent} />
						</div>
					</div>
					<div>
						<EndLink linkId={parent.id} name={parent.parentName} side="student" />
					</div>
				</section>
			))}
			<section
				aria-labelledby="link-parent"
				className="grid gap-x-14 gap-y-10 border-t border-hairline pt-6 lg:grid-cols-2"
			>
				{parents.length === 0 ? (
					<ParentViewFrame isHeading label={t("families.student.preview")}>
						<ChildView view={preview} titles={titles} folds />
					</ParentViewFrame>
				) : null}
				<div className="grid content-start gap-5">
					<h2 id="link-parent" ref={heading} tabIndex={-1} className="display-3 outline-none">
						{t("families.student.make.title")}
					</h2>
					{made && code ? <CodePanel key={made.code} side="student" {...made} /> : null}
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
					<CodeForm firstName={firstName} onMade={onMade} />
					{parents.length === 0 ? answer : null}
				</div>
				{parents.length === 0 ? null : answer}
			</section>
		</div>
	);
}
