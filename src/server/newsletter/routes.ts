import { fillIn, mailMessages } from "#content/messages/mail.ts";
import type { LinkPageContent } from "#contract/link-page.ts";
import { routes } from "#contract/routes.ts";
import { newsletterConfirmationMs } from "#domain/newsletter/newsletter.ts";
import { readFragment, readLinkToken } from "#domain/shared/link-secret.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Secrets } from "#server/platform/db/secrets.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { issueJob, newsletterHousekeeping } from "./job.ts";
import type { NewsletterMails } from "./mail.ts";
import { readSignedStopToken } from "./signed-stop-token.ts";
import {
	confirmNewsletterRequest,
	deleteNewsletterSignup,
	findNewsletterRequest,
	findNewsletterSignup,
	findStopLink,
} from "./store.ts";

export interface NewsletterDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: NewsletterMails;
	readonly secrets: Secrets;
}

type Page = "ask" | "done" | "stop" | "stopped" | "gone" | "damaged";

const pageOf = (locale: Locale, page: Page, email = ""): LinkPageContent => {
	const { updatesPages: words } = mailMessages[locale];
	return {
		locale,
		title: words[`${page}Title`],
		text: fillIn(words[`${page}Text`], { email }),
		action: page === "ask" || page === "stop" ? words[page] : null,
		home: words.home,
		isGone: page === "gone" || page === "damaged",
	};
};

const newsletterRoutes = ({ database, mailer, secrets }: NewsletterDependencies): RouteHandler[] => {
	const since = (now: Date) => new Date(now.getTime() - newsletterConfirmationMs);
	/**
	 * The sign-up of a stop link; `subscription` is undefined where it was stopped. Otherwise the page that
	 * says why the token is invalid.
	 */
	const readStopLink = async (fragment: string) => {
		const token = readLinkToken(fragment);
		const link = token === undefined ? undefined : await findStopLink(database.queries(), token);
		if (link !== undefined) return link;
		const id = await readSignedStopToken(secrets, readFragment(fragment));
		if (id !== undefined) return { subscription: await findNewsletterSignup(database.queries(), id) };
		return token === undefined ? "damaged" : "gone";
	};

	return [
		implementRoute(routes.askUpdates, async ({ params, now }) => {
			const { locale } = params;
			const token = readLinkToken(params.token);
			if (token === undefined) return success(pageOf(locale, "damaged"));
			const row = await findNewsletterRequest(database.queries(), token, since(now));
			if (row === undefined) return success(pageOf(locale, "gone"));
			return success(pageOf(locale, row.confirmedAt === null ? "ask" : "done", row.email));
		}),

		implementRoute(routes.confirmUpdates, ({ params, now }) =>
			database.transaction(async (transaction) => {
				const { locale } = params;
				const token = readLinkToken(params.token);
				if (token === undefined) return success(pageOf(locale, "damaged"));
				const row = await findNewsletterRequest(transaction, token, since(now));
				if (row === undefined) return success(pageOf(locale, "gone"));
				// A reader who presses the button twice gets one welcome mail.
				if ((await confirmNewsletterRequest(transaction, row.id, now)) !== undefined) {
					const facts = { subscriptionId: row.id };
					const { email: to, accountId } = row;
					await mailer.enqueue(transaction, { kind: "updatesWelcome", locale, to, accountId, facts }, now);
				}
				return success(pageOf(locale, "done", row.email));
			}),
		),

		implementRoute(routes.askToStopUpdates, async ({ params: { locale, token } }) => {
			const link = await readStopLink(token);
			if (typeof link === "string") return success(pageOf(locale, link));
			const row = link.subscription;
			return success(row === undefined ? pageOf(locale, "stopped") : pageOf(locale, "stop", row.email));
		}),

		implementRoute(routes.stopUpdates, async ({ params: { locale, token } }) => {
			const link = await readStopLink(token);
			if (typeof link === "string") return success(pageOf(locale, link));
			if (link.subscription !== undefined)
				await deleteNewsletterSignup(database.queries(), link.subscription.id);
			return success(pageOf(locale, "stopped"));
		}),
	];
};

/** The newsletter: sign-up, confirmation, stopping, and the sending of issues. */
export const createNewsletter = (
	dependencies: NewsletterDependencies & { readonly now: () => Date },
): Feature => ({
	routes: newsletterRoutes(dependencies),
	jobs: [
		newsletterHousekeeping(dependencies.database, dependencies.now),
		issueJob(dependencies.database, dependencies.mailer, dependencies.now),
	],
});
