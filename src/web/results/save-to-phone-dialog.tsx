import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PresentedResult } from "#domain/quiz/result.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { QrCode } from "../ui/qr-code.tsx";
import { shortUrl } from "./short-url.ts";
import { SpectrumDownloads } from "./spectrum-downloads.tsx";

interface SaveToPhoneDialogProps {
	readonly isOpen: boolean;
	readonly onClose: () => void;
	readonly explanation: PresentedResult;
	/** The result code and the link with it. */
	readonly code: string;
	readonly link: string;
	readonly onCopy: () => void;
}

/** The ways to save a result without an account: its code to type, a QR code, and the light as a picture. */
export function SaveToPhoneDialog({
	isOpen,
	onClose,
	explanation,
	code,
	link,
	onCopy,
}: SaveToPhoneDialogProps) {
	const { t } = useTranslation();
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t("results.carry.title")}
			closeLabel={t("common.close")}
			isWide
		>
			<div className="grid gap-6 sm:grid-cols-[auto_1fr]">
				<QrCode
					text={link}
					label={t("results.carry.qrLabel")}
					className="size-44 justify-self-center rounded-control"
				/>
				<div className="grid content-start gap-3">
					<p>{t("results.carry.text", { address: shortUrl(link) })}</p>
					<p
						translate="no"
						className="rounded-control bg-sunken p-3 text-center font-mono text-lg font-semibold tracking-wide wrap-anywhere select-all"
					>
						{code}
					</p>
					<Button look="secondary" onClick={onCopy} className="justify-self-start">
						<Copy aria-hidden="true" className="size-4" />
						{t("results.carry.copy")}
					</Button>
				</div>
			</div>
			<SpectrumDownloads explanation={explanation} />
		</Dialog>
	);
}
