import * as z from "zod/mini";
import type { AgeBand } from "#domain/account/age-band.ts";
import { ageBandSchema } from "#domain/account/age-band-schema.ts";
import { consentStateSchema } from "#domain/account/consent.ts";
import { roleSchema } from "#domain/account/role-schema.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { localeSchema } from "#domain/shared/locale-schema.ts";
import { instantSchema, zoneSchema } from "#domain/shared/moment-schema.ts";

/** What an account knows of its owner. */
export const profileSchema = z.object({
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	emailVerified: z.boolean(),
	role: roleSchema,
	/** The language of mails. */
	locale: localeSchema,
	/** Where the owner's days begin and end. */
	zone: zoneSchema,
	/** Null for everyone but students. */
	ageBand: z.nullable(ageBandSchema),
	/** A year has passed since the age was declared: ask again. */
	isAgeDue: z.boolean(),
	consent: consentStateSchema,
	/** Who was asked for consent, if anyone. */
	guardianEmail: z.nullable(z.string()),
	createdAt: instantSchema,
});
export type Profile = z.infer<typeof profileSchema>;

/** What the owner may change; what is left out stays. The age band only while `isAgeDue`. */
export type ProfileChange = {
	readonly firstName?: string;
	readonly lastName?: string;
	readonly locale?: Locale;
	readonly zone?: string;
	readonly ageBand?: AgeBand;
};

/** A place where somebody is signed in. */
export const openSessionSchema = z.object({
	id: z.string(),
	/** The one that asks. */
	current: z.boolean(),
	/** Such as "Firefox, Android"; null when the browser did not say. */
	device: z.nullable(z.string()),
	startedAt: instantSchema,
	lastSeenAt: instantSchema,
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** What a parent is told before deciding. */
export const consentRequestSchema = z.object({
	/** The child's first name. */
	firstName: z.string(),
	requestedAt: instantSchema,
	state: consentStateSchema,
});
export type ConsentRequest = z.infer<typeof consentRequestSchema>;
