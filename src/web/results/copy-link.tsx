import { Link2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../shared/use-copy.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";

interface CopyLinkProps {
	readonly link: string;
	/** Instead of "Copy the link". */
	readonly label?: string;
	readonly className?: string;
}

/** Copies the link to a result and says so. Without a clipboard the button becomes the link itself, selected. */
export function CopyLink({ link, label, className = "" }: CopyLinkProps) {
	const { t } = useTranslation();
	const { isShown, copy } = useCopy(link, {
		title: t("results.share.copied"),
		description: t("results.share.copiedText"),
	});
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
		<Button look="secondary" onClick={copy} className={className}>
			<Link2 aria-hidden="true" className="size-4 flex-none" />
			{label ?? t("results.share.copy")}
		</Button>
	);
}
