import type { AccountBackend } from "#contract/account.ts";
import { routes } from "#contract/routes.ts";
import { checkLogin, type Login } from "#domain/account/forms.ts";
import { checkRegistration, type RegistrationRefusal } from "#domain/account/registration.ts";
import { failure, success, valueIn } from "#domain/shared/result.ts";
import { settle } from "../browser/outcome.ts";
import type { Client } from "./client.ts";
import type { Who } from "./who.ts";
import type { HttpWorld } from "./world.ts";

const wrongLogin = ["account.credentials_wrong", "account.credentials_or_unconfirmed"] as const;

const registrationRefusals: readonly RegistrationRefusal[] = [
	"forms.required",
	"forms.email_invalid",
	"forms.name_invalid",
	"account.role_required",
	"account.age_band_required",
	"account.guardian_email_required",
	"account.guardian_email_own",
	"account.password_short",
	"account.password_long",
	"account.password_is_email",
	"account.password_common",
];

interface Parts {
	readonly world: HttpWorld;
	readonly client: Client;
	readonly who: Who;
	/** Called whenever somebody came in, before anyone is told. */
	readonly onEntered: () => void;
	/** Called when the session was ended here. */
	readonly onLeft: () => void;
}

/** Real accounts. Forms are checked here first, so that a mistake is told even while the server is away. */
export const httpAccount = ({
	world,
	client,
	who,
	onEntered,
	onLeft,
}: Parts): Pick<AccountBackend, "signIn" | "signUp" | "signOut"> => {
	const enter = async (body: Login) => {
		const entered = await client.ask(routes.signIn, { body }, [
			"forms.required",
			"forms.email_invalid",
			...wrongLogin,
		]);
		if (!entered.ok) return entered;
		onEntered();
		who.set(entered.value);
		return success(entered.value);
	};
	return {
		signIn: (form) =>
			settle(async () => {
				const checked = checkLogin(form);
				return checked.ok ? enter(checked.value) : checked;
			}),
		signUp: (draft, locale = "en") =>
			settle(async () => {
				// The list of common passwords is the server's.
				const checked = checkRegistration(draft, () => false);
				if (!checked.ok) return checked;
				const { guardianEmail, ...form } = checked.value;
				const asked = await client.ask(
					routes.signUp,
					{
						body: {
							...form,
							...(guardianEmail === null ? {} : { guardianEmail }),
							locale,
							zone: world.zone(),
						},
					},
					registrationRefusals,
				);
				if (!asked.ok) return asked;
				if (!asked.value.canSignIn) return success(null);
				const entered = await enter({ email: form.email, password: form.password });
				if (entered.ok) return entered;
				const isRefused = wrongLogin.some((code) => code === entered.code);
				return isRefused
					? failure("account.sign_up_unfinished")
					: failure(entered.code as "common.unexpected");
			}),
		signOut: async () => {
			valueIn(await client.ask(routes.signOut, {}));
			onLeft();
			who.set(null);
		},
	};
};
