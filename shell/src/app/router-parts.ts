// A dynamic import of the package itself would not be tree-shaken.
export { RouterProvider, createBrowserRouter } from 'react-router-dom';
