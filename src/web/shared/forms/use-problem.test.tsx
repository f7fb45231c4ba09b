import i18next from "i18next";
import { expect, it } from "vitest";
import enForms from "#content/messages/en/problems/forms.json" with { type: "json" };
import en from "#content/messages/en/problems.json" with { type: "json" };
import frForms from "#content/messages/fr/problems/forms.json" with { type: "json" };
import fr from "#content/messages/fr/problems.json" with { type: "json" };
import { livePage, pass, problem, renderOnPage } from "../../../../tests/setup/hooks.tsx";
import { useApiMutation } from "../../api/api.ts";
import { useProblem } from "./use-problem.ts";

const server = livePage();

/** The sentence of a problem in one language. */
const inLanguage = async (language: "en" | "fr") => {
	i18next.addResourceBundle("en", "translation", { problems: { ...en, ...enForms } }, true, true);
	i18next.addResourceBundle("fr", "translation", { problems: { ...fr, ...frForms } }, true, true);
	await i18next.changeLanguage(language);
	return renderOnPage(() => useProblem()).result.current;
};

it("a limit says when to try again, in both languages", async () => {
	const details = { retryAfter: 540 };
	expect((await inLanguage("en"))("limits.too_many", details)).toBe(
		"Too many attempts in a row. Try again in 9\u00a0minutes.",
	);
	expect((await inLanguage("fr"))("limits.too_many", details)).toBe(
		"Trop d’essais d’affilée. Réessaie dans 9\u00a0minutes.",
	);
});

it("a screen that knows only the code of a limit says when to try again, too, and no longer than it has to", async () => {
	server.answers["POST /api/contact-messages"] = () => problem(429, "limits.too_many", { retryAfter: 7_000 });
	const { result } = renderOnPage(() => useApiMutation("POST /api/contact-messages"));
	const body = { name: "Ada", email: "ada@example.org", message: "Hello", locale: "en" } as const;
	result.current.mutate({ body });
	await pass();
	const words = await inLanguage("en");
	expect(words("limits.too_many")).toBe("Too many attempts in a row. Try again in 2\u00a0hours.");
	await pass(7_000_000);
	expect((await inLanguage("en"))("limits.too_many")).toBe(en.limits.too_many);
});

it("a refused name says which part of it is meant", async () => {
	const name = { fault: "link", sign: "evil.com" } as const;
	expect((await inLanguage("en"))("forms.name_invalid", { name })).toContain("“evil.com” looks like one");
	expect((await inLanguage("fr"))("forms.name_invalid", { name: { fault: "sign", sign: "@" } })).toBe(
		"Un nom ne peut pas contenir le signe @. Les lettres, les chiffres, les espaces et les autres signes de ponctuation conviennent.",
	);
	expect((await inLanguage("en"))("forms.name_invalid")).toBe(enForms.forms.name_invalid);
});
