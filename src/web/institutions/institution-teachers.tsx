import { useTranslation } from "react-i18next";
import type { InstitutionPage, InstitutionTeacher } from "#contract/institution-page.ts";
import { fullName } from "#domain/account/person-name.ts";
import { useAsked } from "../shared/forms/use-asked.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { Button } from "../ui/button.tsx";
import { InstitutionManagers } from "./institution-managers.tsx";
import { RemoveTeacher } from "./remove-teacher.tsx";
import { TeacherRole } from "./teacher-role.tsx";

/** The teachers of an institution, each with buttons for their role and removal, and the managers. */
export function InstitutionTeachers({ page }: { readonly page: InstitutionPage }) {
	const { teachers, classes } = page;
	const { t } = useTranslation();
	const { asked, isAsking, ask, close } = useAsked<InstitutionTeacher>();
	const role = useAsked<InstitutionTeacher>();
	return (
		<section aria-labelledby="institution-teachers" className="grid content-start gap-4">
			<h3 id="institution-teachers" className="display-3">
				{t("institution.teachers.title")}
			</h3>
			{teachers.length === 0 ? (
				<p className="border-y border-hairline py-5">{t("institution.teachers.none")}</p>
			) : (
				<ul className="divide-y divide-hairline border-y border-hairline">
					{teachers.map((teacher) => (
						<li key={teacher.id} className="flex items-center justify-between gap-4 py-3">
							<div className="grid min-w-0 gap-0.5">
								<span className="font-semibold wrap-anywhere">{fullName(teacher)}</span>
								<span className="text-sm text-soft">
									{dotted([
										t("institution.teachers.classes", { count: teacher.classes }),
										teacher.role === "counsellor" ? t("institution.roles.counsellor") : "",
									])}
								</span>
							</div>
							<span className="flex flex-wrap justify-end gap-x-6">
								<Button
									look="quiet"
									aria-label={t("institution.teachers.roleNamed", { name: fullName(teacher) })}
									onClick={() => role.ask(teacher)}
								>
									{t("institution.teachers.role")}
								</Button>
								<Button
									look="quiet"
									aria-label={t("institution.teachers.removeNamed", { name: fullName(teacher) })}
									onClick={() => ask(teacher)}
								>
									{t("institution.teachers.remove")}
								</Button>
							</span>
						</li>
					))}
				</ul>
			)}
			{asked ? (
				<RemoveTeacher
					key={asked.id}
					removed={asked}
					teachers={teachers}
					classes={classes}
					isOpen={isAsking}
					onClose={close}
				/>
			) : null}
			{role.asked ? (
				<TeacherRole
					key={`${role.asked.id} ${role.asked.role}`}
					teacher={role.asked}
					isOpen={role.isAsking}
					onClose={role.close}
				/>
			) : null}
			<InstitutionManagers page={page} />
		</section>
	);
}
