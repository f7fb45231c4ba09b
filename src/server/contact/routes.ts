import { randomUUID } from "node:crypto";
import { routes } from "#contract/routes.ts";
import { readPersonName } from "#domain/account/person-name.ts";
import { type ContactMessage, checkContactMessage } from "#domain/contact/contact-message.ts";
import { success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { contactHousekeeping } from "./job.ts";
import type { ContactMails } from "./mail.ts";
import { insertMessage } from "./store.ts";

export interface ContactDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: ContactMails;
	/** Whether an account has the premium plan: its messages are answered first. */
	readonly isPremium: (queries: Queries, accountId: string, now: Date) => Promise<boolean>;
	/** The address that is notified of messages; undefined: they are only stored. */
	readonly contactEmail: string | undefined;
}

/** Removes control characters except line breaks and tabs. */
const cleaned = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");

const check = (body: ContactMessage) => {
	const checked = checkContactMessage({ ...body, message: cleaned(body.message) });
	if (!checked.ok) return checked;
	const name = readPersonName(checked.value.name);
	return name.ok ? success({ ...checked.value, name: name.value }) : name;
};

const contactRoutes = ({
	database,
	mailer,
	isPremium,
	contactEmail,
}: ContactDependencies): RouteHandler[] => [
	implementRoute(
		routes.contact,
		async ({ body, openSession, now }) => {
			const checked = check(body);
			if (!checked.ok) return checked;
			const { name, email, message } = checked.value;
			const accountId = (await openSession())?.accountId ?? null;
			const isPriority = accountId !== null && (await isPremium(database.queries(), accountId, now));
			const id = randomUUID();
			const row = {
				id,
				accountId,
				name,
				email: email.toLowerCase(),
				message,
				locale: body.locale,
				receivedAt: now,
				isPriority,
				answeredAt: null,
			};
			await database.transaction(async (transaction) => {
				await insertMessage(transaction, row);
				if (contactEmail === undefined) return;
				const facts = { messageId: id };
				const mail = {
					kind: "contactMessage",
					locale: body.locale,
					to: contactEmail,
					accountId: null,
					facts,
				} as const;
				await mailer.enqueue(transaction, mail, now);
			});
			return success(null);
		},
		{ precheck: check },
	),
];

/** Messages to the operator of the site, with their deletion after twelve months. */
export const createContact = (dependencies: ContactDependencies & { readonly now: () => Date }): Feature => ({
	routes: contactRoutes(dependencies),
	jobs: [contactHousekeeping(dependencies.database, dependencies.now)],
});
