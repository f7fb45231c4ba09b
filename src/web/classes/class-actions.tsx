import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ClassPage } from "#contract/classes.ts";
import { useApiMutation } from "../api/api.ts";
import { Problem } from "../api/problem.ts";
import { ConfirmActionDialog } from "../shared/confirm-action-dialog.tsx";
import { useLocale, useLocalePath } from "../shared/locale.ts";
import { useForm } from "../shared/use-form.ts";
import { useMutationToasts } from "../shared/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";

interface ClassActionsProps {
	readonly page: ClassPage;
}

/** Renames a class. */
function RenameClassForm({ page: { id, name } }: ClassActionsProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("PATCH /api/classes/:classId", {
			invalidates: ["GET /api/classes/:classId", "GET /api/classes"],
		}),
		toRequest: ({ name: typed = "" }) => {
			if (typed.trim() === "") throw new Problem("forms.required");
			return { params: { classId: id }, body: { name: typed } };
		},
		onDone: (_, { name: typed = "" }) =>
			toast({ tone: "success", title: t("classes.actions.renamed", { name: typed.trim() }) }),
		fieldOf: { "forms.required": "name" },
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
			<div className="w-full max-w-sm">
				<TextField
					key={name}
					label={t("classes.actions.name")}
					name="name"
					autoComplete="off"
					maxLength={60}
					required
					defaultValue={name}
					error={errorOf("name")}
				/>
			</div>
			<SubmitButton look="secondary" isBusy={isBusy} busyLabel={t("classes.actions.renaming")}>
				{t("classes.actions.rename")}
			</SubmitButton>
		</form>
	);
}

/** A teacher's actions on a whole class: rename, export, close, replace the code, duplicate, delete. */
export function ClassActions({ page }: ClassActionsProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const locale = useLocale();
	const [isErasing, setErasing] = useState(false);
	const withToasts = useMutationToasts("GET /api/classes/:classId", "GET /api/classes");
	const change = useApiMutation(
		"PATCH /api/classes/:classId",
		withToasts(t(page.isOpen ? "classes.actions.closed" : "classes.actions.reopened")),
	);
	const draw = useApiMutation("POST /api/classes/:classId/code", withToasts(t("classes.actions.codeDrawn")));
	const copied = withToasts(t("classes.actions.copied"));
	const copy = useApiMutation("POST /api/classes/:classId/copies", {
		...copied,
		onSuccess: ({ id }) => {
			copied.onSuccess();
			void navigate(toLocalPath(`/class#${id}`));
		},
	});
	const erased = withToasts(t("classes.actions.erased"));
	const erase = useApiMutation("DELETE /api/classes/:classId", {
		...erased,
		// The deleted class is not reread: it would be missing.
		invalidates: ["GET /api/classes"],
		onSuccess: () => {
			erased.onSuccess();
			void navigate(toLocalPath("/dashboard?tab=teacher"));
		},
	});
	const params = { classId: page.id };
	const saveFile = async () => {
		const { saveClassFile } = await import("./class-file.ts");
		saveClassFile(page, t, locale);
	};
	return (
		<section aria-labelledby="class-actions" className="grid gap-4 border-t border-hairline pt-6">
			<h2 id="class-actions" className="display-3">
				{t("classes.actions.title")}
			</h2>
			<RenameClassForm page={page} />
			<div className="flex flex-wrap gap-3">
				<Button
					look="secondary"
					onClick={() => void saveFile().catch(() => copied.onError({ code: "common.unreachable" }))}
				>
					{t("classes.actions.export")}
				</Button>
				<Button look="secondary" onClick={() => change.mutate({ params, body: { isOpen: !page.isOpen } })}>
					{t(page.isOpen ? "classes.actions.close" : "classes.actions.reopen")}
				</Button>
				<Button look="secondary" onClick={() => draw.mutate({ params })}>
					{t("classes.actions.code")}
				</Button>
				<Button look="secondary" onClick={() => copy.mutate({ params })}>
					{t("classes.actions.copy")}
				</Button>
				<Button look="danger" onClick={() => setErasing(true)}>
					{t("classes.actions.erase")}
				</Button>
			</div>
			<ConfirmActionDialog
				isOpen={isErasing}
				title={t("classes.actions.eraseTitle")}
				text={t("classes.actions.eraseText")}
				label={t("classes.actions.erase")}
				onClose={() => setErasing(false)}
				onConfirm={() => erase.mutate({ params })}
			/>
		</section>
	);
}
