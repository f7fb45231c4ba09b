import { useTranslation } from "react-i18next";
import { useHydrated } from "../../page/hydrated.ts";
import { useLogInByPasskey, useLogInFailure } from "../use-auth.ts";
import { useHasPasskeys } from "./use-has-passkeys.ts";

interface PasskeyLogInProps {
	readonly className: string;
	readonly onDone: () => void;
}

/**
 * Logs in with a passkey. It is part of the page from the first paint on, and keeps its room where a browser has no
 * passkeys, so that nothing below moves.
 */
export function PasskeyLogIn({ className, onDone }: PasskeyLogInProps) {
	const { t } = useTranslation();
	const showFailure = useLogInFailure();
	const hasPasskeys = useHasPasskeys();
	const isHydrated = useHydrated();
	const { mutate, isPending } = useLogInByPasskey();
	const logIn = () =>
		mutate(undefined, {
			onSuccess: onDone,
			onError: showFailure,
		});
	return (
		<button
			type="button"
			aria-disabled={isPending || undefined}
			onClick={() => isPending || logIn()}
			className={`${className} ${isHydrated && !hasPasskeys ? "invisible" : ""}`}
		>
			{t("account.passkey")}
		</button>
	);
}
