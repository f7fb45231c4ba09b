import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { localeOr } from "#domain/shared/locale.ts";
import { createI18n } from "./shared/i18n.ts";

// The language of the served markup, not that of storage or address: hydration must match it.
const i18n = await createI18n(localeOr(document.documentElement.lang), window.location.pathname);

startTransition(() => {
	hydrateRoot(
		document,
		<I18nextProvider i18n={i18n}>
			<HydratedRouter />
		</I18nextProvider>,
	);
});
