/** A placeholder for loading content. Give it the size of that content. */
export function Skeleton({ className }: { readonly className: string }) {
	return (
		<span aria-hidden="true" className={`block animate-pulse rounded-control bg-hairline/70 ${className}`} />
	);
}
