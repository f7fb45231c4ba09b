import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

interface RetryAlertProps {
	readonly title: string;
	readonly description: string;
	readonly retryLabel: string;
	readonly onRetry: () => void;
}

/** In the place of what could not be loaded: what happened, what is kept, and one button to try again. */
export function RetryAlert({ title, description, retryLabel, onRetry }: RetryAlertProps) {
	return (
		<Alert title={title} tone="destructive">
			<p>{description}</p>
			<Button look="secondary" onClick={onRetry} className="mt-2 justify-self-start">
				{retryLabel}
			</Button>
		</Alert>
	);
}
