import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, ServerRouter } from "react-router";
import { createI18n } from "./shared/i18n/i18n.ts";
import { localeOfPath } from "./shared/i18n/locale.ts";

/** Renders one page at build, whole: nothing is streamed, so that the file is complete. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const { pathname } = new URL(request.url);
	const i18n = await createI18n(localeOfPath(pathname), pathname);
	let failure: unknown;
	const body = await renderToReadableStream(
		<I18nextProvider i18n={i18n}>
			<ServerRouter context={context} url={request.url} />
		</I18nextProvider>,
		{
			// A part of any length stays in its place in the markup: no script moves it there.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError: (error) => {
				failure ??= error;
			},
		},
	);
	await body.allReady;
	if (failure) throw failure;
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(body, { headers, status });
}
