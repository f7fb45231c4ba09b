import { useLocation } from "react-router";
import { frenchPath, useLocale, withoutLocale } from "./locale.ts";

interface PageHeadProps {
	readonly title: string;
	readonly description?: string;
	/** False for screens that search engines should not list. */
	readonly isIndexed?: boolean;
}

/** Title, description and the links between the two languages of a page. React hoists them to the head. */
export function PageHead({ title, description, isIndexed = true }: PageHeadProps) {
	const locale = useLocale();
	const path = withoutLocale(useLocation().pathname).replace(/(.)\/$/, "$1");
	return (
		<>
			<title>{title}</title>
			{description ? <meta name="description" content={description} /> : null}
			{isIndexed ? (
				<>
					<link rel="canonical" href={locale === "fr" ? frenchPath(path) : path} />
					<link rel="alternate" hrefLang="en" href={path} />
					<link rel="alternate" hrefLang="fr" href={frenchPath(path)} />
				</>
			) : (
				<meta name="robots" content="noindex" />
			)}
		</>
	);
}
