/** A quiet shape in the place of something that is still loading. Give it the size of what will come. */
export function Skeleton({ className }: { readonly className: string }) {
	return (
		<span aria-hidden="true" className={`block animate-pulse rounded-control bg-hairline/70 ${className}`} />
	);
}
