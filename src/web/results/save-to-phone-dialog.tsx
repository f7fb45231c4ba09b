import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/dialog.tsx";
import { QrCode } from "../ui/qr-code.tsx";
import { CopyLink } from "./copy-link.tsx";
import { shortUrl } from "./short-url.ts";

interface SaveToPhoneDialogProps {
	readonly isOpen: boolean;
	readonly onClose: () => void;
	/** The result code and the link with it. */
	readonly code: string;
	readonly link: string;
}

/** The ways to open a result on another device without an account: a QR code, a code to type and a link. */
export function SaveToPhoneDialog({ isOpen, onClose, code, link }: SaveToPhoneDialogProps) {
	const { t } = useTranslation();
	return (
		<Dialog isOpen={isOpen} onClose={onClose} title={t("results.carry.title")} closeLabel={t("common.close")}>
			<QrCode
				text={link}
				label={t("results.carry.qrLabel")}
				className="size-44 justify-self-center rounded-control"
			/>
			<p>{t("results.carry.text", { address: shortUrl(link) })}</p>
			<p
				translate="no"
				className="rounded-control bg-sunken p-3 text-center font-mono text-lg font-semibold tracking-wide wrap-anywhere select-all"
			>
				{code}
			</p>
			<CopyLink link={link} className="justify-self-start" />
		</Dialog>
	);
}
