import type { Locale } from "#domain/shared/locale.ts";
import { valueIn } from "#domain/shared/result.ts";
import { createAuthActions } from "#web/api/auth-actions.ts";
import type { Transport } from "#web/api/transport.ts";

/** A person in a browser, for accounts and the premium plan. Reading rejects when there is no response. */
export const createPerson = (call: Transport, isReal: boolean) => ({
	account: {
		...createAuthActions({ call, isReal }),
		current: async () => valueIn(await call("GET /api/account/session", {})).session,
		signOut: () => call("POST /api/account/sign-out", {}),
	},
	subscription: {
		read: async () => valueIn(await call("GET /api/subscription", {})),
		subscribe: (locale: Locale | null = null) => call("POST /api/subscription", { body: { locale } }),
	},
});
export type Person = ReturnType<typeof createPerson>;
