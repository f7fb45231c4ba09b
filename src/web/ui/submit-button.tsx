import { LoaderCircle } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";

interface SubmitButtonProps {
	/** While it works the button stays where it is, keeps the focus and sends nothing again. */
	readonly isBusy?: boolean;
	/** What it says while it works. */
	readonly busyLabel: string;
	readonly look?: "primary" | "secondary";
	readonly className?: string;
	readonly children: ReactNode;
}

const noChange = () => () => {};

/**
 * Sends the form it stands in. On a page that does not answer yet it is a plain button: the browser would
 * send the fields, a password too, in the address. A click that comes that early is played again later.
 */
export function SubmitButton({
	isBusy = false,
	busyLabel,
	look = "primary",
	className = "",
	children,
}: SubmitButtonProps) {
	const isReady = useSyncExternalStore(
		noChange,
		() => true,
		() => false,
	);
	return (
		<Button
			look={look}
			type={isReady ? "submit" : "button"}
			aria-disabled={isBusy || undefined}
			onClick={(event) => {
				if (isBusy) event.preventDefault();
				else if (event.currentTarget.type === "button") event.currentTarget.form?.requestSubmit();
			}}
			className={`aria-disabled:cursor-progress! aria-disabled:opacity-70 ${className}`}
		>
			{isBusy ? <LoaderCircle aria-hidden="true" className="size-5 motion-safe:animate-spin" /> : null}
			{isBusy ? busyLabel : children}
		</Button>
	);
}
