import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";

interface ShareDialogProps {
	/** The link to copy by hand; null keeps the dialog closed. */
	readonly link: string | null;
	readonly onClose: () => void;
}

/** The link, selected, for a browser that can neither share nor copy it. */
export function ShareDialog({ link, onClose }: ShareDialogProps) {
	const { t } = useTranslation();
	return (
		<Dialog
			isOpen={link !== null}
			onClose={onClose}
			title={t("results.share.title")}
			closeLabel={t("common.close")}
		>
			<TextField
				label={t("results.share.link")}
				hint={t("results.share.hint")}
				defaultValue={link ?? ""}
				readOnly
				data-first-focus=""
				onFocus={({ currentTarget }) => currentTarget.select()}
			/>
			<div className="flex justify-end">
				<Button onClick={onClose}>{t("common.close")}</Button>
			</div>
		</Dialog>
	);
}
