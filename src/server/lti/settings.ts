import * as z from "zod/mini";
import { areDistinct, isSafeAddress, jsonSetting } from "#server/platform/json-setting.ts";

/** A learning platform, as an operator sets it up. */
export interface LtiPlatform {
	/** A name for logs and rows: short, and never changed. */
	readonly id: string;
	/** Its name for people, such as "Moodle". */
	readonly name: string;
	/** Its own address, as it signs it. */
	readonly issuer: string;
	/** The id that it gives this tool. */
	readonly clientId: string;
	readonly deploymentIds: readonly string[];
	/** Where a browser is sent during a launch. */
	readonly authorizationUrl: string;
	/** Where this server gets an access token for reports. */
	readonly tokenUrl: string;
	/** Where its public keys are. */
	readonly keysUrl: string;
	/** The sites that may show pages of this one in a frame, and get answers. Default: the issuer's. */
	readonly origins: readonly string[];
}

const word = z.string().check(z.regex(/^[^\p{Cc}]{1,300}$/u));
const address = z.string().check(z.maxLength(1000), z.refine(isSafeAddress));
const origin = z.pipe(
	address,
	z.transform((text) => new URL(text).origin),
);

const platformSchema = z.pipe(
	z.strictObject({
		id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
		name: z.string().check(z.regex(/^[^\p{Cc}]{1,60}$/u)),
		issuer: address,
		clientId: word,
		deploymentIds: z.array(word).check(z.minLength(1), z.maxLength(100)),
		authorizationUrl: address,
		tokenUrl: address,
		keysUrl: address,
		origins: z.optional(z.array(origin).check(z.minLength(1), z.maxLength(20))),
	}),
	z.transform(
		({ origins, ...given }): LtiPlatform => ({
			...given,
			origins: origins ?? [new URL(given.issuer).origin],
		}),
	),
);

const isListedOnce = (platforms: readonly LtiPlatform[]): boolean =>
	areDistinct(platforms.map(({ id }) => id)) &&
	areDistinct(platforms.map(({ issuer, clientId }) => `${issuer} ${clientId}`));

/** Reads the setting LTI_PLATFORMS: a list in JSON, every id and every client once, no unknown field. */
export const ltiPlatformsSchema = z.pipe(
	jsonSetting,
	z.array(platformSchema).check(z.maxLength(20), z.refine(isListedOnce)),
);

/** Whether an address belongs to a platform: one of its sites, or of its token endpoint. No other gets a request from here. */
export const isOfPlatform = ({ origins, tokenUrl }: LtiPlatform, text: string): boolean =>
	isSafeAddress(text) && [...origins, new URL(tokenUrl).origin].includes(new URL(text).origin);
