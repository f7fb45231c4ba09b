import { type AccountAddress, provenAddress } from "#domain/account/address-proof.ts";

/** Whose data is erased, or gathered for an export. */
export interface AccountOwner {
	readonly id: string;
	/** By which also what came without an account is theirs; null while nobody has proven that it is their address. */
	readonly email: string | null;
}

/** The owner of an account as the rule about unproven addresses has it. */
export const ownerOf = (account: AccountAddress & { readonly id: string }): AccountOwner => ({
	id: account.id,
	email: provenAddress(account),
});
