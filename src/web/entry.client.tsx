import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { localeOr } from "#domain/shared/locale.ts";
import wholeStyleUrl from "./app/app.css?url";
import { takeBackForeignChanges } from "./app/foreign-changes.ts";
import { createI18n } from "./shared/i18n.ts";

// A page carries only the style its first view needs; the whole sheet follows, out of the way of the first paint.
const wholeStyle = Object.assign(document.createElement("link"), { rel: "stylesheet", href: wholeStyleUrl });
const styled = new Promise((resolve) => {
	wholeStyle.onload = resolve;
	wholeStyle.onerror = resolve;
});
document.head.append(wholeStyle);

// The language is what was served, never what storage or the address say: the markup must match.
const i18n = await createI18n(localeOr(document.documentElement.lang), window.location.pathname);
await styled;

takeBackForeignChanges();
startTransition(() => {
	hydrateRoot(
		document,
		<I18nextProvider i18n={i18n}>
			<HydratedRouter />
		</I18nextProvider>,
	);
});
