import { useTranslation } from "react-i18next";
import { useApiMutation } from "../../api/api.ts";
import { ConfirmActionDialog } from "../../shared/forms/confirm-action-dialog.tsx";
import { useAsked } from "../../shared/forms/use-asked.ts";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { Button } from "../../ui/button.tsx";
import { type ListedClass, ListedClassRow } from "./class-row.tsx";

/** The closed classes of a teacher, folded away, each with buttons that open or delete it. */
export function ClassArchive({ classes }: { readonly classes: readonly ListedClass[] }) {
	const { t } = useTranslation();
	const { asked, isAsking, ask, close } = useAsked<ListedClass>();
	const withToasts = useMutationToasts("GET /api/classes");
	const reopen = useApiMutation("PATCH /api/classes/:classId", withToasts(t("classes.actions.reopened")));
	const erase = useApiMutation("DELETE /api/classes/:classId", withToasts(t("classes.actions.erased")));
	return (
		<details>
			<summary className="min-h-11 cursor-pointer content-center font-semibold">
				{t("classes.own.archive", { count: classes.length })}
			</summary>
			<p className="text-soft">{t("classes.own.archiveHint")}</p>
			<ul className="mt-3 divide-y divide-hairline border-y border-hairline">
				{classes.map((one) => (
					<ListedClassRow key={one.id} one={one}>
						<span className="flex flex-wrap gap-3">
							<Button
								look="secondary"
								aria-label={t("classes.own.reopenNamed", { name: one.name })}
								onClick={() => reopen.mutate({ params: { classId: one.id }, body: { isOpen: true } })}
							>
								{t("classes.own.reopen")}
							</Button>
							<Button
								look="danger"
								aria-label={t("classes.own.eraseNamed", { name: one.name })}
								onClick={() => ask(one)}
							>
								{t("classes.own.erase")}
							</Button>
						</span>
					</ListedClassRow>
				))}
			</ul>
			<ConfirmActionDialog
				isOpen={isAsking}
				title={t("classes.own.eraseTitle", { name: asked?.name ?? "" })}
				text={t("classes.actions.eraseText")}
				label={t("classes.actions.erase")}
				onClose={close}
				onConfirm={() => {
					if (asked) erase.mutate({ params: { classId: asked.id } });
				}}
			/>
		</details>
	);
}
