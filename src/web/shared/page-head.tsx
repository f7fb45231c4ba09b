import { useLocation } from "react-router";
import { languages, locales, localizedPath } from "#domain/shared/locale.ts";
import { useLocale, withoutLocale } from "./i18n/locale.ts";
import { type Preview, previewPath, previewSize } from "./preview.ts";

/**
 * The public origin of the site, without a slash at its end, as the server wrote it into the first page (readers of
 * link previews understand absolute addresses only); empty on static hosting.
 */
const readOrigin = (): string => {
	const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? "";
	return image.startsWith("http") ? new URL(image).origin : "";
};

const origin = import.meta.env.SSR ? "" : readOrigin();

/** A path of the site to show to others: absolute if the public address is known, else from the root. */
const publicAddress = (path: string): string => origin + path;

interface PageHeadProps {
	readonly title: string;
	readonly description?: string;
	/** The picture that messengers show beside a link to the page. */
	readonly preview?: Preview;
	/** False for screens that search engines should not list. */
	readonly isIndexed?: boolean;
}

/** Title, description, link preview and the links between the page's two languages. React hoists them to the head. */
export function PageHead({ title, description, preview = "spectrum", isIndexed = true }: PageHeadProps) {
	const locale = useLocale();
	const path = withoutLocale(useLocation().pathname).replace(/(.)\/$/, "$1");
	const own = publicAddress(localizedPath(locale, path));
	return (
		<>
			<title>{title}</title>
			{description ? <meta name="description" content={description} /> : null}
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content="Spectra" />
			<meta property="og:title" content={title} />
			{description ? <meta property="og:description" content={description} /> : null}
			<meta property="og:locale" content={languages[locale].tag.replace("-", "_")} />
			<meta property="og:image" content={publicAddress(previewPath(preview))} />
			<meta property="og:image:width" content={String(previewSize.width)} />
			<meta property="og:image:height" content={String(previewSize.height)} />
			<meta name="twitter:card" content="summary_large_image" />
			{isIndexed ? (
				<>
					<meta property="og:url" content={own} />
					<link rel="canonical" href={own} />
					{locales.map((one) => (
						<link key={one} rel="alternate" hrefLang={one} href={publicAddress(localizedPath(one, path))} />
					))}
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
		</>
	);
}
