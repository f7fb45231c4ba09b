import {
	Component,
	type ComponentType,
	type JSX,
	lazy,
	type ReactNode,
	Suspense,
	useEffect,
	useState,
} from "react";
import { useTranslation } from "react-i18next";
import { RetryAlert } from "../ui/retry-alert.tsx";

interface PartProps {
	/** Keeps the part's space until it has loaded. */
	readonly placeholder: ReactNode;
}

/** Distinguishes a module that did not load from an error of the part itself. */
class LoadError extends Error {}

interface BoundaryProps {
	readonly onRetry: () => void;
	readonly children: ReactNode;
}

/** Shows a retry button in place of a part that did not load. Other errors go to the route's error boundary. */
class LoadErrorBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
	override state = { error: undefined as unknown };
	static getDerivedStateFromError(error: unknown) {
		return { error };
	}
	override render() {
		const { error } = this.state;
		if (error === undefined) return this.props.children;
		if (!(error instanceof LoadError)) throw error;
		return <NotLoaded onRetry={this.props.onRetry} />;
	}
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
	const { t } = useTranslation();
	useEffect(() => {
		window.addEventListener("online", onRetry);
		return () => window.removeEventListener("online", onRetry);
	}, [onRetry]);
	return (
		<RetryAlert
			title={t("common.absence.title")}
			description={t("problems.common.unreachable")}
			retryLabel={t("common.absence.retry")}
			onRetry={onRetry}
		/>
	);
}

/**
 * A part of a screen whose module loads when it first renders. If it does not load, a button in its place tries again, and
 * so does the return of the network; the rest of the screen is untouched.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
	const create = () =>
		lazy(async () => {
			try {
				return { default: await load() };
			} catch (cause) {
				throw new LoadError("A part of the page did not load", { cause });
			}
		});
	let current = create();
	return function LazyPart({ placeholder, ...props }: Props & PartProps) {
		const [attempt, setAttempt] = useState(0);
		const [retry] = useState(() => () => {
			current = create();
			setAttempt((before) => before + 1);
		});
		const Part = current;
		return (
			<LoadErrorBoundary key={attempt} onRetry={retry}>
				<Suspense fallback={placeholder}>
					<Part {...(props as unknown as Props & JSX.IntrinsicAttributes)} />
				</Suspense>
			</LoadErrorBoundary>
		);
	};
};
