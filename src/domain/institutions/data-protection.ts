import type { Locale } from "../shared/locale.ts";

/** The settings of a site that decide to whom it passes data on. */
export interface ProcessorSettings {
	/** The host of the mail server; undefined: mails stay in a folder of the site. */
	readonly mailHost: string | undefined;
	/** Whether payments are real. */
	readonly hasStripe: boolean;
	/** The host of the rooms of consultations. */
	readonly roomHost: string | undefined;
	/** The names of the schools' log-ins. */
	readonly schoolLogins: readonly Readonly<Record<Locale, string>>[];
}

/** Someone to whom a site passes data on, and its name: the host of a server, or the name of a log-in. */
export interface Processor {
	readonly kind: "mail" | "payments" | "rooms" | "schoolLogin";
	readonly name: string;
}

/** The sub-processors that follow from the settings of a site, without its host, which no setting names. */
export const processorsOf = (
	{ mailHost, hasStripe, roomHost, schoolLogins }: ProcessorSettings,
	locale: Locale,
): Processor[] => [
	...(mailHost === undefined ? [] : [{ kind: "mail", name: mailHost } as const]),
	...(hasStripe ? [{ kind: "payments", name: "Stripe" } as const] : []),
	...(roomHost === undefined ? [] : [{ kind: "rooms", name: roomHost } as const]),
	...schoolLogins.map((names) => ({ kind: "schoolLogin", name: names[locale] }) as const),
];
