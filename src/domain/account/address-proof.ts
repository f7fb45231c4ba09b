/** The state of the address that an account was created with. */
export interface AccountAddress {
	readonly email: string;
	/** The person who reads the mails of the address chose the account's password. */
	readonly emailVerified: boolean;
}

/**
 * The address by which data from outside the account may be found, given out or erased. Null while it is
 * unconfirmed: anyone can sign up with any address.
 */
export const provenAddress = ({ email, emailVerified }: AccountAddress): string | null =>
	emailVerified ? email : null;

/** Site settings that decide what an account may start. */
export interface AddressUse {
	/** Addresses must be confirmed before the first sign-in; false where no mail is delivered. */
	readonly needsConfirmedEmail: boolean;
	/** The account was used, which was possible before the site had a mail server. */
	readonly wasUsed: boolean;
}

/**
 * The one rule: an unconfirmed address has no effect. Until it is confirmed, an account asks no parent, no parent
 * decides for it, its password cannot be reset, and it gives way to the first account that confirms its address.
 */
export const mayFollow = (
	{ emailVerified }: Pick<AccountAddress, "emailVerified">,
	{ needsConfirmedEmail, wasUsed }: AddressUse,
): boolean => emailVerified || wasUsed || !needsConfirmedEmail;

/**
 * The outcomes of a sign-up: a new account; one beside an unconfirmed one, of which the first to be confirmed stays; or
 * a mail to the owner.
 */
export type SignUpOutcome = "open" | "claim" | "notify_owner";

/** The outcome of a sign-up, given the account that has the address already (null: none). */
export const signUpOutcome = (known: (AccountAddress & AddressUse) | null): SignUpOutcome => {
	if (known === null) return "open";
	return mayFollow(known, known) ? "notify_owner" : "claim";
};
