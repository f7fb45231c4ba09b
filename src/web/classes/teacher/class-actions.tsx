import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ClassPage } from "#contract/classes.ts";
import { useApiMutation } from "../../api/api.ts";
import { ConfirmActionDialog } from "../../shared/forms/confirm-action-dialog.tsx";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { useLocale, useLocalePath } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { DuplicateClassDialog } from "./duplicate-class.tsx";
import { EditClassDialog } from "./edit-class-dialog.tsx";
import { HandOverDialog, WaitingOffer } from "./hand-over-class.tsx";

interface ClassActionsProps {
	readonly page: ClassPage;
}

/** A teacher's actions on a whole class: name and level, export, duplicate; folded: close, new code, hand over, delete. */
export function ClassActions({ page }: ClassActionsProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const locale = useLocale();
	const [asked, setAsked] = useState<"edit" | "copy" | "handOver" | "erase">();
	const close = () => setAsked(undefined);
	const withToasts = useMutationToasts("GET /api/classes/:classId", "GET /api/classes");
	const change = useApiMutation(
		"PATCH /api/classes/:classId",
		withToasts(t(page.isOpen ? "classes.actions.closed" : "classes.actions.reopened")),
	);
	const draw = useApiMutation("POST /api/classes/:classId/code", withToasts(t("classes.actions.codeDrawn")));
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
			{page.offer ? <WaitingOffer classId={page.id} offer={page.offer} /> : null}
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={() => setAsked("edit")}>
					{t("classes.actions.edit")}
				</Button>
				<Button
					look="secondary"
					onClick={() => void saveFile().catch(() => erased.onError({ code: "common.unreachable" }))}
				>
					{t("classes.actions.export")}
				</Button>
				<Button look="secondary" onClick={() => setAsked("copy")}>
					{t("classes.actions.copy")}
				</Button>
			</div>
			<details>
				<summary className="min-h-11 cursor-pointer content-center text-soft">
					{t("classes.actions.more")}
				</summary>
				<div className="flex flex-wrap gap-3 pt-2">
					<Button look="secondary" onClick={() => change.mutate({ params, body: { isOpen: !page.isOpen } })}>
						{t(page.isOpen ? "classes.actions.close" : "classes.actions.reopen")}
					</Button>
					<Button look="secondary" onClick={() => draw.mutate({ params })}>
						{t("classes.actions.code")}
					</Button>
					<Button look="secondary" onClick={() => setAsked("handOver")}>
						{t("classes.handOver.open")}
					</Button>
					<Button look="danger" onClick={() => setAsked("erase")}>
						{t("classes.actions.erase")}
					</Button>
				</div>
			</details>
			<EditClassDialog page={page} isOpen={asked === "edit"} onClose={close} />
			<DuplicateClassDialog page={page} isOpen={asked === "copy"} onClose={close} />
			<HandOverDialog page={page} isOpen={asked === "handOver"} onClose={close} />
			<ConfirmActionDialog
				isOpen={asked === "erase"}
				title={t("classes.actions.eraseTitle")}
				text={t("classes.actions.eraseText")}
				label={t("classes.actions.erase")}
				onClose={close}
				onConfirm={() => erase.mutate({ params })}
			/>
		</section>
	);
}
