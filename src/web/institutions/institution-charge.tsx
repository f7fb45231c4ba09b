import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstitutionPage } from "#contract/institution-page.ts";
import { fullName } from "#domain/account/person-name.ts";
import { useApiMutation } from "../api/api.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useAsked } from "../shared/forms/use-asked.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { TeacherSelect } from "./teacher-select.tsx";

type InCharge = InstitutionPage["inCharge"][number];

/** The persons in charge of an institution, folded away: putting a teacher in charge, and ending a charge. */
export function InstitutionCharge({ page: { inCharge, teachers } }: { readonly page: InstitutionPage }) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts("GET /api/institution", "GET /api/account/institution");
	const [teacherId, setTeacherId] = useState("");
	const { asked, isAsking, ask, close } = useAsked<InCharge>();
	const given = withToasts(t("institution.charge.given"));
	const promote = useApiMutation("POST /api/institution/managers", {
		...given,
		onSuccess: () => {
			given.onSuccess();
			setTeacherId("");
		},
	});
	const end = useApiMutation(
		"DELETE /api/institution/managers/:managerId",
		withToasts(t("institution.charge.ended")),
	);
	const mayEnd = ({ isYou, isFirst }: InCharge): boolean => (isYou ? inCharge.length > 1 : !isFirst);
	const others = teachers.filter(({ isInCharge }) => !isInCharge);
	return (
		<details>
			<summary className="min-h-11 cursor-pointer content-center font-semibold">
				{t("institution.charge.title", { count: inCharge.length })}
			</summary>
			<div className="grid gap-4 pt-1">
				<p className="text-soft">{t("institution.charge.hint")}</p>
				<ul className="divide-y divide-hairline border-y border-hairline">
					{inCharge.map((one) => (
						<li key={one.id} className="flex min-h-14 items-center justify-between gap-4 py-2">
							<div className="grid min-w-0 gap-0.5">
								<span className="font-semibold wrap-anywhere">{fullName(one)}</span>
								<span className="text-sm text-soft">
									{[
										one.isYou ? t("institution.charge.you") : "",
										one.isFirst ? t("institution.charge.first") : "",
									]
										.filter(Boolean)
										.join(", ")}
								</span>
							</div>
							{mayEnd(one) ? (
								<Button
									look="quiet"
									className="whitespace-nowrap"
									aria-label={t("institution.charge.endNamed", { name: fullName(one) })}
									onClick={() => ask(one)}
								>
									{t("institution.charge.end")}
								</Button>
							) : null}
						</li>
					))}
				</ul>
				{others.length > 0 ? (
					<div className="grid gap-3">
						<TeacherSelect
							label={t("institution.charge.add")}
							none={t("institution.teachers.choose")}
							teachers={others}
							value={teacherId}
							onChoose={setTeacherId}
						/>
						<Button
							look="secondary"
							className="justify-self-start max-sm:w-full"
							disabled={teacherId === "" || promote.isPending}
							onClick={() => promote.mutate({ body: { teacherId } })}
						>
							{t("institution.charge.submit")}
						</Button>
					</div>
				) : null}
			</div>
			<ConfirmActionDialog
				isOpen={isAsking}
				title={t(asked?.isYou ? "institution.charge.endOwnTitle" : "institution.charge.endTitle", {
					name: asked ? fullName(asked) : "",
				})}
				text={t(asked?.isYou ? "institution.charge.endOwnText" : "institution.charge.endText")}
				label={t("institution.charge.end")}
				onClose={close}
				onConfirm={() => {
					if (asked) end.mutate({ params: { managerId: asked.id } });
				}}
			/>
		</details>
	);
}
