import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstitutionTeacher } from "#contract/institution-page.ts";
import { fullName } from "#domain/account/person-name.ts";
import { memberRoles } from "#domain/institutions/invitation.ts";
import { useApiMutation } from "../api/api.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { RoleInWords } from "./role-in-words.tsx";

interface TeacherRoleProps {
	readonly teacher: InstitutionTeacher;
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** Asks for another role of a member: teacher or counsellor. */
export function TeacherRole({ teacher, isOpen, onClose }: TeacherRoleProps) {
	const { t } = useTranslation();
	const [role, setRole] = useState(teacher.role);
	const name = fullName(teacher);
	const withToasts = useMutationToasts("GET /api/institution", "GET /api/account/institution");
	const change = useApiMutation(
		"PATCH /api/institution/teachers/:teacherId",
		withToasts(t("institution.teachers.roleChanged", { name })),
	);
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("institution.teachers.roleTitle", { name })}
			closeLabel={t("common.close")}
		>
			<fieldset className="grid gap-2">
				<legend className="sr-only">{t("institution.invite.role")}</legend>
				{memberRoles.map((one) => (
					<Choice
						key={one}
						type="radio"
						name="role"
						value={one}
						isChosen={role === one}
						onChoose={() => setRole(one)}
					>
						<RoleInWords role={one} />
					</Choice>
				))}
			</fieldset>
			<p className="text-soft">{t("institution.teachers.roleText")}</p>
			<DialogActions>
				<Button look="secondary" onClick={onClose}>
					{t("common.cancel")}
				</Button>
				<Button
					disabled={role === teacher.role}
					onClick={() => {
						change.mutate({ params: { teacherId: teacher.id }, body: { role } });
						onClose();
					}}
				>
					{t("institution.teachers.roleSubmit")}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
