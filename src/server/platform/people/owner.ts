import { type AccountAddress, provenAddress } from "#domain/account/address-proof.ts";

/** The account whose data is erased or exported. */
export interface AccountOwner {
	readonly id: string;
	/** The address under which guest data belongs to the account, too; null until it is confirmed. */
	readonly email: string | null;
}

/** The owner of an account; the address counts once it is confirmed. */
export const ownerOf = (account: AccountAddress & { readonly id: string }): AccountOwner => ({
	id: account.id,
	email: provenAddress(account),
});
