/** What is known of the address that an account was made with. */
export interface AccountAddress {
	readonly email: string;
	/** Somebody has shown that they read the mails of the address and chose the account's password. */
	readonly emailVerified: boolean;
}

/**
 * The address by which things may be found, given out or erased that did not come from the account itself. Null while
 * it is not proven: anybody may sign up with any address.
 */
export const provenAddress = ({ email, emailVerified }: AccountAddress): string | null =>
	emailVerified ? email : null;

/** What else decides what an account may set going. */
export interface AddressUse {
	/** Addresses are confirmed here before anybody comes in; false where no mail reaches people. */
	readonly needsConfirmedEmail: boolean;
	/** Somebody has been signed in to the account, as was possible before the site had a mail server. */
	readonly wasUsed: boolean;
}

/**
 * The one rule: nothing follows from an address that nobody confirmed. Until then an account asks no parent, no parent
 * decides for it, nobody chooses a new password for it, and signing up with its address begins it anew.
 */
export const mayFollow = (
	{ emailVerified }: Pick<AccountAddress, "emailVerified">,
	{ needsConfirmedEmail, wasUsed }: AddressUse,
): boolean => emailVerified || wasUsed || !needsConfirmedEmail;

/** What signing up with an address comes to: an account, one in the place of an unproven one, or a mail to its owner. */
export type SignUpOutcome = "open" | "begin_anew" | "tell_owner";

/** Decides what signing up comes to, from the account that has the address already (null: none). */
export const signUpOutcome = (known: (AccountAddress & AddressUse) | null): SignUpOutcome => {
	if (known === null) return "open";
	return mayFollow(known, known) ? "tell_owner" : "begin_anew";
};
