import { randomBytes } from "node:crypto";
import type { OwnProfile } from "#contract/desk-profile.ts";
import { routes } from "#contract/routes.ts";
import { type ProfileWords, readProfile } from "#domain/consultations/profile.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { type Localized, locales } from "#domain/shared/locale.ts";
import { success } from "#domain/shared/result.ts";
import { findResearcher, lockResearcher } from "#server/consultations/researchers/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { DeskDependencies } from "../dependencies.ts";
import { findSentProfile, storeSentProfile } from "./store.ts";

/** A researcher's own profile: what students read, and what waits for an operator. */
export const createDeskProfileRoutes = ({
	database,
	mailer,
	contactEmail,
}: DeskDependencies): RouteHandler[] => {
	/** @throws for an unknown researcher: rows of researchers are never deleted */
	const profileOf = async (queries: Queries, researcherId: string): Promise<OwnProfile> => {
		const row = await findResearcher(queries, researcherId);
		if (row === undefined) throw new Error("No such researcher");
		const sent = await findSentProfile(queries, researcherId);
		const shown = Object.fromEntries(
			locales.map((locale) => {
				const { title, specialization, bio, topics } = row.words[locale];
				return [locale, { title, specialization, bio, topics }];
			}),
		) as Localized<ProfileWords>;
		if (sent === undefined) return { shown, sent: null };
		const { words, sentAt, refusedAt, refusal } = sent;
		const state = refusedAt === null ? "waiting" : "refused";
		const reason = refusal === null ? {} : { refusal };
		return { shown, sent: { words, state, sentAt: toInstant(sentAt), ...reason } };
	};
	return [
		implementRoute(routes.deskProfile, async ({ session: { researcherId } }) =>
			success(await profileOf(database.queries(), researcherId)),
		),

		implementRoute(routes.sendDeskProfile, async ({ session: { researcherId, locale }, body, now }) => {
			const words = readProfile(body.words);
			if (!words.ok) return words;
			return database.transaction(async (transaction) => {
				await lockResearcher(transaction, researcherId);
				const version = randomBytes(4).toString("hex");
				await storeSentProfile(transaction, {
					researcherId,
					words: words.value,
					version,
					sentAt: now,
					refusedAt: null,
					refusal: null,
				});
				await recordEvent(transaction, {
					event: "desk_profile_sent",
					accountId: null,
					at: now,
					researcherId,
				});
				if (contactEmail !== undefined) {
					const mail = { kind: "profileToCheck", locale, to: contactEmail, accountId: null } as const;
					await mailer.enqueue(transaction, { ...mail, facts: { researcherId, version } }, now);
				}
				return success(await profileOf(transaction, researcherId));
			});
		}),
	];
};
