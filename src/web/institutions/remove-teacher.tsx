import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstitutionTeacher } from "#contract/institutions.ts";
import { heirsOf } from "#domain/institutions/institution.ts";
import { useApiMutation } from "../api/api.ts";
import { useMutationToasts } from "../shared/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { teacherName } from "./teacher-name.ts";

interface RemoveTeacherProps {
	readonly removed: InstitutionTeacher;
	readonly teachers: readonly InstitutionTeacher[];
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** Asks who takes over a teacher's classes, then removes the teacher and hands the classes over in one step. */
export function RemoveTeacher({ removed, teachers, isOpen, onClose }: RemoveTeacherProps) {
	const { t } = useTranslation();
	const fieldId = useId();
	const [heirId, setHeirId] = useState("");
	const name = teacherName(removed);
	const count = removed.classes;
	const heirs = heirsOf(teachers, removed.id);
	const heir = heirs.find(({ id }) => id === heirId);
	const withToasts = useMutationToasts("GET /api/institution");
	const remove = useApiMutation(
		"POST /api/institution/teachers/:teacherId/removal",
		withToasts(
			heir && count > 0
				? t("institution.teachers.removedWith", { name, heir: teacherName(heir) })
				: t("institution.teachers.removed", { name }),
		),
	);
	const isAlone = count > 0 && heirs.length === 0;
	const confirm = () => {
		remove.mutate({
			params: { teacherId: removed.id },
			body: { heirId: count > 0 ? (heir?.id ?? null) : null },
		});
		onClose();
	};
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("institution.teachers.removeTitle", { name })}
			closeLabel={t("common.close")}
		>
			<p>{isAlone ? t("institution.teachers.alone", { name }) : t("institution.teachers.removeText")}</p>
			{count > 0 && !isAlone ? (
				<div className="grid gap-3">
					<p>{t("institution.teachers.handOver", { name, count })}</p>
					<label htmlFor={fieldId} className="font-semibold">
						{t("institution.teachers.heir")}
					</label>
					<select
						id={fieldId}
						value={heirId}
						onChange={({ target: { value } }) => setHeirId(value)}
						className="min-h-12 w-full cursor-pointer rounded-control border border-edge bg-surface px-3 text-ink"
					>
						<option value="">{t("institution.teachers.choose")}</option>
						{heirs.map((one) => (
							<option key={one.id} value={one.id}>
								{teacherName(one)}
							</option>
						))}
					</select>
				</div>
			) : null}
			<DialogActions>
				<Button look="secondary" data-first-focus="" onClick={onClose}>
					{t("common.cancel")}
				</Button>
				{isAlone ? null : (
					<Button look="danger" disabled={count > 0 && heir === undefined} onClick={confirm}>
						{t("institution.teachers.remove")}
					</Button>
				)}
			</DialogActions>
		</Dialog>
	);
}
