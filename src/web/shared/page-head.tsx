import { useLocation } from "react-router";
import { frenchPath, useLocale, withoutLocale } from "./locale.ts";
import { type Preview, previewPath, previewSize } from "./preview.ts";
import { publicAddress } from "./public-address.ts";

interface PageHeadProps {
	readonly title: string;
	readonly description?: string;
	/** The picture that messengers show beside a link to the page. */
	readonly preview?: Preview;
	/** False for screens that search engines should not list. */
	readonly isIndexed?: boolean;
}

/** Title, description, what a link to the page shows in a messenger, and the links between its two languages. React hoists them to the head. */
export function PageHead({ title, description, preview = "spectrum", isIndexed = true }: PageHeadProps) {
	const locale = useLocale();
	const path = withoutLocale(useLocation().pathname).replace(/(.)\/$/, "$1");
	const english = publicAddress(path);
	const french = publicAddress(frenchPath(path));
	const own = locale === "fr" ? french : english;
	return (
		<>
			<title>{title}</title>
			{description ? <meta name="description" content={description} /> : null}
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content="Spectra" />
			<meta property="og:title" content={title} />
			{description ? <meta property="og:description" content={description} /> : null}
			<meta property="og:locale" content={locale === "fr" ? "fr_FR" : "en_GB"} />
			<meta property="og:image" content={publicAddress(previewPath(preview))} />
			<meta property="og:image:width" content={String(previewSize.width)} />
			<meta property="og:image:height" content={String(previewSize.height)} />
			<meta name="twitter:card" content="summary_large_image" />
			{isIndexed ? (
				<>
					<meta property="og:url" content={own} />
					<link rel="canonical" href={own} />
					<link rel="alternate" hrefLang="en" href={english} />
					<link rel="alternate" hrefLang="fr" href={french} />
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
		</>
	);
}
