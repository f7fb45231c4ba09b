import { useHydrated } from "../../page/hydrated.ts";
import { useLogInFailure } from "../use-auth.ts";
import { useHasPasskeys } from "./use-has-passkeys.ts";

/** A log-in without a form. */
interface LogIn {
	readonly mutate: (
		nothing: undefined,
		options: { onSuccess: () => void; onError: ReturnType<typeof useLogInFailure> },
	) => void;
	readonly isPending: boolean;
}

interface PasskeyButtonProps {
	readonly className: string;
	readonly label: string;
	readonly logIn: LogIn;
	readonly onDone: () => void;
}

/**
 * Logs in with a passkey. It is part of the page from the first paint on, and keeps its room where a browser has no
 * passkeys, so that nothing below moves.
 */
export function PasskeyButton({ className, label, logIn, onDone }: PasskeyButtonProps) {
	const onError = useLogInFailure();
	const hasPasskeys = useHasPasskeys();
	const isHydrated = useHydrated();
	const { mutate, isPending } = logIn;
	return (
		<button
			type="button"
			aria-disabled={isPending || undefined}
			onClick={() => isPending || mutate(undefined, { onSuccess: onDone, onError })}
			className={`${className} ${isHydrated && !hasPasskeys ? "invisible" : ""}`}
		>
			{label}
		</button>
	);
}
