import { expect, it } from "vitest";
import { accountExportSchema } from "#contract/personal-data.ts";
import { type Locale, type Localized, locales } from "#domain/shared/locale.ts";
import type { AccountRow } from "#server/account/store.ts";
import { pageTexts } from "../../scripts/lib/important-texts.ts";

interface Disclosure {
	/** Its path in the export of an account; null for columns that only the server needs. */
	readonly exported: string | null;
	/** Its name on the privacy page, under "What an account keeps"; null for columns without personal data. */
	readonly privacy: Localized<string> | null;
}

/** Every column of an account: personal data is in the export and on the privacy page. */
const disclosures: Readonly<Record<keyof AccountRow, Disclosure>> = {
	id: { exported: null, privacy: null },
	// True only before an address is confirmed: until then nothing can be exported.
	isClaim: { exported: null, privacy: null },
	updatedAt: { exported: null, privacy: null },
	createdAt: { exported: "profile.createdAt", privacy: null },
	firstName: { exported: "profile.firstName", privacy: { en: "First and last name", fr: "Prénom et nom" } },
	lastName: { exported: "profile.lastName", privacy: { en: "First and last name", fr: "Prénom et nom" } },
	email: { exported: "profile.email", privacy: { en: "e-mail address", fr: "adresse e-mail" } },
	newEmail: { exported: "profile.newEmail", privacy: { en: "e-mail address", fr: "adresse e-mail" } },
	emailVerified: {
		exported: "profile.emailVerified",
		privacy: { en: "whether it is confirmed", fr: "confirmée ou non" },
	},
	role: { exported: "profile.role", privacy: { en: "role", fr: "type de compte" } },
	locale: {
		exported: "profile.locale",
		privacy: { en: "language of our e-mails", fr: "langue de nos e-mails" },
	},
	zone: { exported: "profile.zone", privacy: { en: "time zone", fr: "fuseau horaire" } },
	ageBand: {
		exported: "profile.ageBand",
		privacy: { en: "One of three answers", fr: "Une réponse parmi trois" },
	},
	ageDeclaredAt: {
		exported: "ageDeclaredAt",
		privacy: { en: "the day you gave it", fr: "le jour où elle a été donnée" },
	},
	consent: {
		exported: "profile.consent",
		privacy: { en: "the parent decided", fr: "la décision du parent" },
	},
	guardianEmail: {
		exported: "consent.guardianEmail",
		privacy: { en: "The address you gave, when", fr: "L’adresse que vous avez indiquée, la date" },
	},
	consentRequestedAt: {
		exported: "consent.requestedAt",
		privacy: { en: "when we wrote to it", fr: "la date de la demande" },
	},
	consentDecidedAt: {
		exported: "consent.decidedAt",
		privacy: { en: "when the parent decided", fr: "celle de la décision du parent" },
	},
};

const columns = Object.entries(disclosures);

interface Schema {
	readonly _zod: { readonly def: { readonly shape?: Readonly<Record<string, Schema>> } };
}

const isExported = (path: string): boolean => {
	let schema: Schema | undefined = accountExportSchema as unknown as Schema;
	for (const key of path.split(".")) schema = schema?._zod.def.shape?.[key];
	return schema !== undefined;
};

it.each(columns.flatMap(([column, { exported }]) => (exported === null ? [] : [{ column, exported }])))(
	"account.$column is in its owner's export",
	({ exported }) => {
		expect(isExported(exported)).toBe(true);
		expect(isExported(`${exported}Elsewhere`)).toBe(false);
	},
);

const kept = (locale: Locale): string =>
	[...pageTexts(locale)]
		.flatMap(([key, text]) => (key.startsWith("pages.privacy.account.") ? [text] : []))
		.join("\n");

it.each(locales)("the privacy page names in %s whatever is stored of an account", (locale) => {
	const text = kept(locale);
	for (const [, { privacy }] of columns)
		if (privacy !== null) expect(text.replaceAll("\u2060", "")).toContain(privacy[locale]);
});
