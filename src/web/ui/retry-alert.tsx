import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

interface RetryAlertProps {
	readonly title: string;
	readonly description: string;
	readonly retryLabel: string;
	readonly onRetry: () => void;
}

/** Replaces content that could not be loaded: the failure, what is kept, and a button to retry. */
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
