import { useTranslation } from "react-i18next";
import { LinkCopier } from "../shared/links/link-copier.tsx";

interface CopyLinkProps {
	readonly link: string;
	/** Instead of "Copy the link". */
	readonly label?: string;
	readonly className?: string;
}

/** Copies the link to a result and says so. */
export function CopyLink({ link, label, className = "" }: CopyLinkProps) {
	const { t } = useTranslation();
	return (
		<LinkCopier
			link={link}
			words={{
				copy: label ?? t("results.share.copy"),
				copied: t("results.share.copied"),
				copiedText: t("results.share.copiedText"),
				link: t("results.share.link"),
				hint: t("results.share.hint"),
			}}
			className={className}
		/>
	);
}
