import type { DBAdapter, Where } from "better-auth";
import { tokenHash } from "../db/token-hash.ts";

type Adapter = Omit<DBAdapter, "transaction">;

/** The conditions as the table knows them: a session's token by its hash. */
const hashed = <Conditions extends Where[] | undefined>(model: string, where: Conditions): Conditions =>
	model !== "session" || where === undefined
		? where
		: (where.map((one) => {
				if (one.field !== "token") return one;
				const { value } = one;
				return {
					...one,
					value: Array.isArray(value) ? value.map(String).map(tokenHash) : tokenHash(String(value)),
				};
			}) as Conditions);

/** The token that a question names, if it names one. */
const askedToken = (model: string, where: readonly Where[] | undefined): string | undefined => {
	const value = model === "session" ? where?.find(({ field }) => field === "token")?.value : undefined;
	return typeof value === "string" ? value : undefined;
};

/** A row with the token itself, for whoever named it; its hash is the table's own business. */
const bare = <Row>(row: Row, token: string | undefined): Row =>
	row === null || token === undefined ? row : { ...row, token };

/**
 * better-auth's way to the database, with sessions found by the hash of their token: whoever reads the table, or a copy
 * of it, is nobody. The library goes on with the token itself, which it writes into the cookie.
 */
export const withHashedTokens =
	<Options>(makeAdapter: (options: Options) => DBAdapter) =>
	(options: Options): DBAdapter => {
		const around = (adapter: Adapter): Adapter => ({
			...adapter,
			create: async (asked) => {
				const token = asked.model === "session" ? String(asked.data.token) : undefined;
				const data = token === undefined ? asked.data : { ...asked.data, token: tokenHash(token) };
				return bare(await adapter.create({ ...asked, data }), token) as never;
			},
			findOne: async (asked) =>
				bare(
					await adapter.findOne({ ...asked, where: hashed(asked.model, asked.where) }),
					askedToken(asked.model, asked.where),
				) as never,
			findMany: (asked) => adapter.findMany({ ...asked, where: hashed(asked.model, asked.where) }),
			count: (asked) => adapter.count({ ...asked, where: hashed(asked.model, asked.where) }),
			update: async (asked) =>
				bare(
					await adapter.update({ ...asked, where: hashed(asked.model, asked.where) }),
					askedToken(asked.model, asked.where),
				) as never,
			updateMany: (asked) => adapter.updateMany({ ...asked, where: hashed(asked.model, asked.where) }),
			delete: (asked) => adapter.delete({ ...asked, where: hashed(asked.model, asked.where) }),
			deleteMany: (asked) => adapter.deleteMany({ ...asked, where: hashed(asked.model, asked.where) }),
		});
		const adapter = makeAdapter(options);
		return {
			...around(adapter),
			transaction: (work) => adapter.transaction((inside) => work(around(inside) as never)),
		};
	};
