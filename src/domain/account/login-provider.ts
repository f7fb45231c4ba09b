import { dayMs, minuteMs } from "../shared/units.ts";
import { isDeliverableAddress } from "./email-address.ts";
import { isPersonName } from "./person-name.ts";
import type { Role } from "./role.ts";

/** The roles that a school's log-in can state. A counsellor gets a teacher's account, and is a counsellor at the institution. */
export const statedRoles = ["student", "teacher", "counsellor"] as const;
export type StatedRole = (typeof statedRoles)[number];

/** The account of each stated role; never a parent's or an institution's. */
const accountRole: Readonly<Record<StatedRole, Role>> = {
	student: "student",
	teacher: "teacher",
	counsellor: "teacher",
};

/** How a provider states the role: the same for everyone, or by the values of a claim. */
export type RoleRule =
	| { readonly always: StatedRole }
	| {
			readonly claim: string;
			readonly values: { readonly [Stated in StatedRole]?: readonly string[] | undefined };
	  };

/** The facts about a person in an ID token or a response of the userinfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Claims =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const ownValue = (claims: Claims, name: string): unknown =>
	Object.hasOwn(claims, name) ? claims[name] : undefined;

/** A claim by its name, else by a path with dots, as `realm_access.roles` of Keycloak. */
const claimAt = (claims: Claims, path: string): unknown =>
	ownValue(claims, path) ??
	path
		.split(".")
		.reduce<unknown>((inside, name) => (isRecord(inside) ? ownValue(inside, name) : undefined), claims);

const textsOf = (value: unknown): string[] =>
	(Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");

/**
 * The role that the claims state; undefined when they state none that the rule knows. Of several the least powerful
 * counts: who is a student anywhere gets a student's account, with the questions about age and consent.
 */
const statedRole = (rule: RoleRule, claims: Claims): StatedRole | undefined => {
	if ("always" in rule) return rule.always;
	const values = textsOf(claimAt(claims, rule.claim));
	return statedRoles.find((role) => rule.values[role]?.some((value) => values.includes(value)));
};

/** The role of a new account; undefined when the claims state none that the rule knows. */
export const roleFromClaims = (rule: RoleRule, claims: Claims): Role | undefined => {
	const stated = statedRole(rule, claims);
	return stated && accountRole[stated];
};

/** Whether a member whom the log-in brings to its institution is a counsellor there. */
export const isStatedCounsellor = (rule: RoleRule, claims: Claims): boolean =>
	statedRole(rule, claims) === "counsellor";

/** Names and address with which the form of a new account opens; "" where the provider gives none that could be stored. */
export interface SuggestedPerson {
	readonly firstName: string;
	readonly lastName: string;
	readonly email: string;
}

/** Reads what a provider says about a person as a suggestion: nothing follows from it before the person has sent the form. */
export const suggestedPerson = (claims: Claims): SuggestedPerson => {
	const [firstName, lastName, email] = (["given_name", "family_name", "email"] as const).map(
		(name) => textsOf(ownValue(claims, name))[0]?.trim() ?? "",
	) as [string, string, string];
	return {
		firstName: isPersonName(firstName) ? firstName : "",
		lastName: isPersonName(lastName) ? lastName : "",
		email: isDeliverableAddress(email) ? email : "",
	};
};

/** The next step of a person who returns from their school's log-in. */
export type LoginOutcome = "open" | "confirm_address" | "sign_up";

/** The account that is linked to a person at a provider. */
interface LinkedAccount {
	readonly emailVerified: boolean;
	/** A log-in has opened it before. */
	readonly wasOpened: boolean;
}

/**
 * The one rule of logging in by a provider: an account is found by the provider's own identifier of the person, never by an
 * address or a name. Where addresses have to be confirmed, an unconfirmed one opens nothing, as with a password: the person
 * fills in the form anew, and the same is shown for an address that another account has, so that no one learns of it.
 */
export const loginOutcome = (linked: LinkedAccount | null, needsConfirmedEmail: boolean): LoginOutcome => {
	if (linked === null) return "sign_up";
	if (!needsConfirmedEmail || linked.emailVerified) return "open";
	return linked.wasOpened ? "confirm_address" : "sign_up";
};

/** How long a person has at their school's log-in, in milliseconds. */
export const loginAttemptMs = 10 * minuteMs;
/** How long the form of a new account stays open after it, in milliseconds. */
export const signUpWaitMs = 30 * minuteMs;
/** How long this browser counts as the owner's while the address waits for its confirmation, in milliseconds. */
export const addressProofMs = 3 * dayMs;
