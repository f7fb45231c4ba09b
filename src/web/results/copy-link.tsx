import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";

interface CopyLinkProps {
	readonly link: string;
	readonly className?: string;
}

/** Copies the link to a result and says so. Without a clipboard the button becomes the link itself, selected. */
export function CopyLink({ link, className = "" }: CopyLinkProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const [isShown, setShown] = useState(false);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(link);
		} catch {
			setShown(true);
			return;
		}
		toast({ title: t("results.share.copied"), description: t("results.share.copiedText"), tone: "success" });
	};
	if (isShown)
		return (
			<TextField
				label={t("results.share.link")}
				hint={t("results.share.hint")}
				defaultValue={link}
				readOnly
				// It replaces the button that was pressed.
				autoFocus
				onFocus={({ currentTarget }) => currentTarget.select()}
				className="basis-full"
			/>
		);
	return (
		<Button look="secondary" onClick={() => void copy()} className={className}>
			<Link2 aria-hidden="true" className="size-4" />
			{t("results.share.copy")}
		</Button>
	);
}
