import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface SubmitButtonProps {
	/** While it is pending the button stays in place, keeps the focus and does not submit again. */
	readonly isBusy?: boolean;
	/** Its label while it is pending. */
	readonly busyLabel: string;
	readonly look?: "primary" | "secondary";
	readonly className?: string;
	readonly children: ReactNode;
}

/** Submits its form. Forms have `method="dialog"`, so that the browser sends nothing before the page is hydrated. */
export function SubmitButton({
	isBusy = false,
	busyLabel,
	look = "primary",
	className = "",
	children,
}: SubmitButtonProps) {
	return (
		<Button
			look={look}
			type="submit"
			aria-disabled={isBusy || undefined}
			onClick={(event) => {
				if (isBusy) event.preventDefault();
			}}
			className={`aria-disabled:cursor-progress! aria-disabled:opacity-70 ${className}`}
		>
			{isBusy ? <LoaderCircle aria-hidden="true" className="size-5 motion-safe:animate-spin" /> : null}
			{isBusy ? busyLabel : children}
		</Button>
	);
}
