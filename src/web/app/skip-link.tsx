import { useTranslation } from "react-i18next";

/** The first tab stop: skips the header. */
export function SkipLink() {
	const { t } = useTranslation();
	return (
		<a
			href="#main"
			className="absolute left-4 top-3 z-40 -translate-y-24 rounded-control bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
		>
			{t("common.skipToContent")}
		</a>
	);
}
