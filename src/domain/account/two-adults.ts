import { failure, type Result, success } from "../shared/result.ts";
import { dayMs } from "../shared/units.ts";
import { checkGuardianEmail } from "./registration.ts";
import { isSameMailbox } from "./same-mailbox.ts";

/** The agreements of parents and guardians: to an account under fifteen, and to payments and appointments under eighteen. */
export const agreements = ["consent", "guardian"] as const;
export type Agreement = (typeof agreements)[number];

/** A point in time, as the database gives it. */
interface Time {
	readonly getTime: () => number;
}

/** An adult who was asked, by mail. */
export interface AskedAdult {
	readonly email: string;
	/** Null until they agree. */
	readonly confirmedAt: Time | null;
}

/** The adults of one agreement. If one has agreed, the first has. */
export interface Adults<Adult extends AskedAdult = AskedAdult> {
	readonly first: Adult | null;
	readonly second: Adult | null;
}

/** Which of the two an adult is. */
export type AdultRank = keyof Adults;

/** The other of the two. */
export const otherRank = (rank: AdultRank): AdultRank => (rank === "first" ? "second" : "first");

/** Why a second adult cannot be asked. */
export type SecondAdultRefusal =
	| "account.adult_missing"
	| "account.adult_invites"
	| "account.adult_full"
	| "account.adult_email_known"
	| "account.guardian_email_required"
	| "account.guardian_email_own"
	| "forms.email_invalid";

/**
 * Checks the address of a second adult. Once an adult has agreed, only they may invite another: otherwise a student
 * could add an address of their own, and outlast a withdrawal with it.
 */
export const checkSecondAdult = (
	{ first, second }: Adults,
	typed: { readonly email: string; readonly ownEmail: string; readonly by: "student" | "adult" },
): Result<string, SecondAdultRefusal> => {
	if (first === null) return failure("account.adult_missing");
	if (typed.by === "student" && first.confirmedAt !== null) return failure("account.adult_invites");
	if (second !== null && second.confirmedAt !== null) return failure("account.adult_full");
	const email = checkGuardianEmail(typed.email, typed.ownEmail);
	if (!email.ok) return email;
	return isSameMailbox(first.email, email.value) ? failure("account.adult_email_known") : email;
};

/** The adults after one of them has agreed: an adult who has agreed comes before one who was only asked. */
export const adultsAfterAgreeing = <Adult extends AskedAdult>(
	adults: Adults<Adult>,
	rank: AdultRank,
	agreed: Adult,
): Adults<Adult> => {
	if (rank === "first") return { ...adults, first: agreed };
	return adults.first?.confirmedAt === null
		? { first: agreed, second: adults.first }
		: { ...adults, second: agreed };
};

/**
 * The adults after one of them has refused or withdrawn, and whether that ends what was agreed. Each ends only their own
 * agreement. Without another who has agreed, an account under fifteen is erased by a refusal, and payments end with the
 * agreement that allowed them.
 */
export const adultsAfterLeaving = <Adult extends AskedAdult>(
	about: Agreement,
	adults: Adults<Adult>,
	rank: AdultRank,
): { readonly adults: Adults<Adult>; readonly isEnd: boolean } => {
	const other = adults[otherRank(rank)];
	const hadAgreed = adults[rank]?.confirmedAt != null;
	const isEnd = other?.confirmedAt == null && (about === "consent" || hadAgreed);
	return { adults: { first: other, second: null }, isEnd };
};

/** How long an adult may object to a change of their address, in days; no other change is possible meanwhile. */
export const objectionDays = 30;

/** A change of an adult's address. */
export interface AddressChange {
	readonly oldEmail: string;
	readonly newEmail: string;
	/** Null until the new address has confirmed it. */
	readonly confirmedAt: Time | null;
	/** The old address objected. */
	readonly objectedAt: Time | null;
}

/** Why an adult's address cannot be changed. */
export type AddressChangeRefusal =
	| Exclude<SecondAdultRefusal, "account.adult_invites" | "account.adult_full">
	| "account.adult_change_recent";

/**
 * Checks the new address of an adult who has agreed. After a change, and after an objection to one, none is possible for
 * a time: otherwise a chain of changes would outrun the objection of the first address.
 */
export const checkAddressChange = (
	adults: Adults,
	rank: AdultRank,
	typed: { readonly email: string; readonly ownEmail: string },
	before: AddressChange | null,
	now: Time,
): Result<string, AddressChangeRefusal> => {
	if (adults[rank]?.confirmedAt == null) return failure("account.adult_missing");
	const last = before?.objectedAt ?? before?.confirmedAt ?? null;
	if (last !== null && now.getTime() - last.getTime() < objectionDays * dayMs)
		return failure("account.adult_change_recent");
	const email = checkGuardianEmail(typed.email, typed.ownEmail);
	if (!email.ok) return email;
	const known = [adults.first, adults.second].some(
		(adult) => adult !== null && isSameMailbox(adult.email, email.value),
	);
	return known ? failure("account.adult_email_known") : success(email.value);
};

/**
 * The adults after the old address has objected to a change that was done: it is restored, and an adult who was
 * invited after the change is removed.
 */
export const adultsAfterObjecting = <Adult extends AskedAdult & { readonly requestedAt: Time }>(
	{ first, second }: Adults<Adult>,
	{ newEmail, confirmedAt }: AddressChange,
	restored: Adult,
): Adults<Adult> => {
	const others = [first, second].filter(
		(adult): adult is Adult =>
			adult !== null &&
			adult.email !== newEmail &&
			adult.email !== restored.email &&
			(confirmedAt === null || adult.requestedAt.getTime() <= confirmedAt.getTime()),
	);
	return { first: restored, second: others[0] ?? null };
};
