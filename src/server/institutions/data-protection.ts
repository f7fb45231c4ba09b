import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import type { PrintablePage } from "#contract/printable-page.ts";
import { routes } from "#contract/routes.ts";
import { type ProcessorSettings, processorsOf } from "#domain/institutions/data-protection.ts";
import type { YearPlan } from "#domain/institutions/years-change.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { type LocalDate, parisZone, toInstant, utcMidnight, utcZone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { institutionBy, institutionOf, membershipOf } from "./store.ts";
import { presentYear } from "./year-store.ts";

/** The facts about the site on the page: its address, whom to write to, and to whom it passes data on. */
export interface SiteFacts {
	readonly publicUrl: string;
	/** Undefined: the contact page alone. */
	readonly contactEmail: string | undefined;
	readonly processors: ProcessorSettings;
}

interface Described {
	readonly name: string;
	readonly town: string;
	readonly year: YearPlan | null;
	readonly site: SiteFacts;
	readonly now: Date;
}

/**
 * The data protection page of a school, from the settings of the site and the plan of the school. Its times are
 * those of the constants by which data is deleted: tests/unit/stated-numbers.test.ts compares them.
 */
function protectionPage({ name, town, year, site, now }: Described, locale: Locale): PrintablePage {
	const { institutionData: words } = mailMessages[locale];
	const formats = formatsOf(locale);
	const day = (date: LocalDate) => formats.longDate(utcMidnight(date), utcZone);
	const url = site.publicUrl.replace(/\/$/, "");
	const contact = [site.contactEmail, `${url}/contact`].filter((one) => one !== undefined).join(", ");
	const values = {
		name,
		town,
		site: url,
		contact,
		archive: year ? day(year.archiveOn) : "",
		erase: year ? day(year.eraseOn) : "",
		date: formats.longDate(toInstant(now), parisZone),
	};
	const fill = (...sentences: readonly string[]) => sentences.map((sentence) => fillIn(sentence, values));
	const processors = processorsOf(site.processors, locale).map((one) =>
		fillIn(words.processors[one.kind], { name: one.name }),
	);
	const kept = words.kept;
	const rows: [string, string[]][] = [
		[words.school, [`${name}, ${town}`]],
		[words.responsible, fill(words.site, words.decides)],
		[words.purposes, fill(words.discover, words.seeTogether, words.prepare)],
		[words.data, fill(words.pupils, words.accounts, words.members, words.sees)],
		[
			words.times,
			fill(
				kept.class,
				year ? kept.year : kept.noYear,
				kept.place,
				kept.account,
				kept.summary,
				kept.invited,
				kept.token,
			),
		],
		[words.minors, fill(words.under15)],
		[words.passedOn, [...processors, ...fill(words.host)]],
		[words.never, fill(words.notDone)],
		[words.rights, fill(words.ownRights, words.complain)],
	];
	return {
		locale,
		title: fillIn(words.title, values),
		rows: rows.map(([term, lines]) => ({ term, lines })),
		notes: fill(words.made),
		hint: words.print,
		home: { label: words.home, path: mailLinkPaths.dashboard },
	};
}

/** The route of the data protection page, for the members of an institution and the managers. */
export const dataProtectionRoutes = (
	{ queries }: Pick<Database, "queries">,
	site: SiteFacts,
): RouteHandler[] => [
	implementRoute(routes.institutionDataPage, async ({ session, params: { locale }, now }) => {
		const own = await institutionOf(queries(), session.accountId);
		const membership = own === undefined ? await membershipOf(queries(), session.accountId) : undefined;
		const row = own ?? (membership && (await institutionBy(queries(), membership.institutionId)));
		if (row === undefined) return failure("institutions.none");
		const year = await presentYear(queries(), row.id);
		return success(protectionPage({ name: row.name, town: row.town, year, site, now }, locale));
	}),
];
