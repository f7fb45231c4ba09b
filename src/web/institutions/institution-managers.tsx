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

type Manager = InstitutionPage["inCharge"][number];

/** The managers of an institution, folded away: adding one of the teachers, and removing one. */
export function InstitutionManagers({ page: { inCharge, teachers } }: { readonly page: InstitutionPage }) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts("GET /api/institution", "GET /api/account/institution");
	const [teacherId, setTeacherId] = useState("");
	const { asked, isAsking, ask, close } = useAsked<Manager>();
	const given = withToasts(t("institution.managers.given"));
	const promote = useApiMutation("POST /api/institution/managers", {
		...given,
		onSuccess: () => {
			given.onSuccess();
			setTeacherId("");
		},
	});
	const end = useApiMutation(
		"DELETE /api/institution/managers/:managerId",
		withToasts(t("institution.managers.ended")),
	);
	const mayEnd = ({ isYou, isFirst }: Manager): boolean => (isYou ? inCharge.length > 1 : !isFirst);
	const others = teachers.filter(({ isInCharge }) => !isInCharge);
	return (
		<details>
			<summary className="min-h-11 cursor-pointer content-center font-semibold">
				{t("institution.managers.title", { count: inCharge.length })}
			</summary>
			<div className="grid gap-4 pt-1">
				<p className="text-soft">{t("institution.managers.hint")}</p>
				<ul className="divide-y divide-hairline border-y border-hairline">
					{inCharge.map((one) => (
						<li key={one.id} className="flex min-h-14 items-center justify-between gap-4 py-2">
							<div className="grid min-w-0 gap-0.5">
								<span className="font-semibold wrap-anywhere">{fullName(one)}</span>
								<span className="text-sm text-soft">
									{[
										one.isYou ? t("institution.managers.you") : "",
										one.isFirst ? t("institution.managers.first") : "",
									]
										.filter(Boolean)
										.join(", ")}
								</span>
							</div>
							{mayEnd(one) ? (
								<Button
									look="quiet"
									className="whitespace-nowrap"
									aria-label={t("institution.managers.endNamed", { name: fullName(one) })}
									onClick={() => ask(one)}
								>
									{t("institution.managers.end")}
								</Button>
							) : null}
						</li>
					))}
				</ul>
				{others.length > 0 ? (
					<div className="grid gap-3">
						<TeacherSelect
							label={t("institution.managers.add")}
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
							{t("institution.managers.submit")}
						</Button>
					</div>
				) : null}
			</div>
			<ConfirmActionDialog
				isOpen={isAsking}
				title={t(asked?.isYou ? "institution.managers.endOwnTitle" : "institution.managers.endTitle", {
					name: asked ? fullName(asked) : "",
				})}
				text={t(asked?.isYou ? "institution.managers.endOwnText" : "institution.managers.endText")}
				label={t("institution.managers.end")}
				onClose={close}
				onConfirm={() => {
					if (asked) end.mutate({ params: { managerId: asked.id } });
				}}
			/>
		</details>
	);
}
