import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstitutionPage, InstitutionTeacher } from "#contract/institution-page.ts";
import { fullName } from "#domain/account/person-name.ts";
import { heirsOf } from "#domain/institutions/institution.ts";
import { useApiMutation } from "../api/api.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { TeacherSelect } from "./teacher-select.tsx";

interface RemoveTeacherProps {
	readonly removed: InstitutionTeacher;
	readonly teachers: readonly InstitutionTeacher[];
	readonly classes: InstitutionPage["classes"];
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** Asks who takes over a teacher's classes, all or one by one, then removes the teacher in the same step. */
export function RemoveTeacher({ removed, teachers, classes, isOpen, onClose }: RemoveTeacherProps) {
	const { t } = useTranslation();
	const [heirId, setHeirId] = useState("");
	/** The colleagues chosen for single classes, by class. */
	const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
	const name = fullName(removed);
	const own = classes.filter(({ teacherId }) => teacherId === removed.id);
	const count = removed.classes;
	const heirs = heirsOf(teachers, removed.id);
	const heir = heirs.find(({ id }) => id === heirId);
	const named = own.flatMap(({ id }) => (chosen[id] ? [{ classId: id, heirId: chosen[id] }] : []));
	const isComplete = heir !== undefined || (own.length > 0 && named.length === own.length);
	const withToasts = useMutationToasts("GET /api/institution");
	const remove = useApiMutation(
		"POST /api/institution/teachers/:teacherId/removal",
		withToasts(
			heir && count > 0 && named.length === 0
				? t("institution.teachers.removedWith", { name, heir: fullName(heir) })
				: t("institution.teachers.removed", { name }),
		),
	);
	const isAlone = count > 0 && heirs.length === 0;
	const confirm = () => {
		remove.mutate({
			params: { teacherId: removed.id },
			body: { heirId: count > 0 ? (heir?.id ?? null) : null, heirs: named },
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
				<div className="grid gap-4">
					<p>{t("institution.teachers.handOver", { name, count })}</p>
					<TeacherSelect
						label={t("institution.teachers.heir")}
						none={t("institution.teachers.choose")}
						teachers={heirs}
						value={heirId}
						onChoose={setHeirId}
					/>
					{own.length > 1 && heirs.length > 1 ? (
						<details>
							<summary className="min-h-11 cursor-pointer content-center">
								{t("institution.teachers.oneByOne")}
							</summary>
							<div className="grid gap-4 pt-2">
								{own.map((one) => (
									<TeacherSelect
										key={one.id}
										label={one.name}
										none={heir ? fullName(heir) : t("institution.teachers.choose")}
										teachers={heirs}
										value={chosen[one.id] ?? ""}
										onChoose={(teacherId) => setChosen({ ...chosen, [one.id]: teacherId })}
									/>
								))}
							</div>
						</details>
					) : null}
				</div>
			) : null}
			<DialogActions>
				<Button look="secondary" data-first-focus="" onClick={onClose}>
					{t("common.cancel")}
				</Button>
				{isAlone ? null : (
					<Button look="danger" disabled={count > 0 && !isComplete} onClick={confirm}>
						{t("institution.teachers.remove")}
					</Button>
				)}
			</DialogActions>
		</Dialog>
	);
}
