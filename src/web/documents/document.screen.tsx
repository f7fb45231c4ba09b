import { useTranslation } from "react-i18next";
import { withoutLocale } from "../shared/i18n/locale.ts";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import { loadDocument } from "./document.ts";
import { DocumentView } from "./document-view.tsx";
import { OneAnswer } from "./one-answer.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

/** "/fr/about/sources" → "sources": the last segment of the path names the content. The build adds ".data". */
const nameOf = (request: Request): string => {
	const parts = withoutLocale(new URL(request.url).pathname).split("/").filter(Boolean);
	return parts.at(-1)?.replace(/\.data$/, "") ?? "";
};

interface LoaderArguments {
	readonly request: Request;
}

const load = async ({ request }: LoaderArguments) => ({
	page: await loadDocument(nameOf(request), localeOfRequest(request)),
	isAbout: nameOf(request) === "about",
});

// The build removes `loader` from the browser's module: the two must not refer to each other.
export const loader = (argument: LoaderArguments) => load(argument);
export const clientLoader = (argument: LoaderArguments) => load(argument);

interface DocumentPageProps {
	readonly loaderData: Awaited<ReturnType<typeof load>>;
}

/** About, sources, the free guides, privacy and terms: text pages. */
export default function DocumentScreen({ loaderData }: DocumentPageProps) {
	const { t } = useTranslation();
	const { page, isAbout } = loaderData;
	return (
		<>
			<PageHead title={t("pages.pageTitle", { title: page.title })} description={page.lead} />
			<DocumentView page={page} picture={isAbout ? <OneAnswer /> : null} />
		</>
	);
}
