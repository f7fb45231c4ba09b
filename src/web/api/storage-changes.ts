/**
 * Notifies the components that read a stored value of its changes: `announce` for this tab; the browser notifies other tabs.
 * `subscribe` is for `useSyncExternalStore`.
 */
export const createStorageChanges = () => {
	const listeners = new Set<() => void>();
	return {
		subscribe: (listener: () => void): (() => void) => {
			listeners.add(listener);
			window.addEventListener("storage", listener);
			return () => {
				listeners.delete(listener);
				window.removeEventListener("storage", listener);
			};
		},
		announce: (): void => {
			for (const listener of listeners) listener();
		},
	};
};
