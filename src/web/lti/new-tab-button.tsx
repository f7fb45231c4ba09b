import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocalePath } from "../shared/i18n/locale.ts";
import { buttonClass } from "../ui/button.tsx";

interface NewTabButtonProps {
	/** A path of this site, without its language. */
	readonly to: string;
	readonly children: ReactNode;
}

/** A link to another page of this site in a new tab, and it says so: this page goes on. */
export function NewTabButton({ to, children }: NewTabButtonProps) {
	const { t } = useTranslation();
	return (
		<a href={useLocalePath()(to)} target="_blank" rel="noopener" className={buttonClass()}>
			{children}
			<span className="sr-only">{t("common.newTab")}</span>
		</a>
	);
}
